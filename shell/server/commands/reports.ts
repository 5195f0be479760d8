/** `npm run reports -- mf-diet`, `code ABC123`: what failed in pages, and how fast they were. */
await import('../reports/main')

export {}
