module-truce = Truce (hu)
    .about = Truce (hu).
button-truce = Truce (hu)
move-truce = Truce: { $route } (hu)
hint-kind-truce = Truce (hu)
refusal-truce-kept = Truce (hu).
