app-name = Kontor
