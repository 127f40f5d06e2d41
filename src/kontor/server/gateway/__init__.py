"""In front of the app: rejects malformed or hostile requests and adds the headers every answer needs."""
