module-truce = Truce
    .about = A truce is kept once a turn.
button-truce = Keep a truce
move-truce = Keep a truce at { $route }
hint-kind-truce = Keep a truce
refusal-truce-kept = A truce is kept once a turn.
