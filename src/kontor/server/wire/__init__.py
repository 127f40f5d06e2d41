"""Every message of the server, defined once: bodies, live messages, OpenAPI and TypeScript all come from here."""
