module-truce = Truce (ru)
    .about = Truce (ru).
button-truce = Truce (ru)
move-truce = Truce: { $route } (ru)
hint-kind-truce = Truce (ru)
refusal-truce-kept = Truce (ru).
