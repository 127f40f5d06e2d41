module-truce = Truce (pl)
    .about = Truce (pl).
button-truce = Truce (pl)
move-truce = Truce: { $route } (pl)
hint-kind-truce = Truce (pl)
refusal-truce-kept = Truce (pl).
