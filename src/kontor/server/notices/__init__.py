"""Notifies people through the channels they chose: Web Push, webhooks and mail."""
