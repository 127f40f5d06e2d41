module-truce = Waffenruhe
    .about = Eine Waffenruhe gibt es einmal im Zug.
button-truce = Waffenruhe halten
move-truce = Waffenruhe: { $route }
hint-kind-truce = Waffenruhe halten
refusal-truce-kept = Eine Waffenruhe gibt es einmal im Zug.
