module-safe-conduct = Glejt
    .about = Za żeton premii przez jedną turę nie obowiązują granice
move-use-safe-conduct-paying = Zapłać za glejt żetonem { $marker }
log-safe-conduct = Za glejt zapłacono żetonem { $marker }
refusal-safe-conduct-paid = Za glejt w tej turze jest już zapłacone.
terminal-event-safe-conduct = za glejt zapłacono żetonem { $marker }
