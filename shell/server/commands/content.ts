/** `npm run content -- load <folder>`, or `check <folder>`: checks a practice's own content, and loads it, all or nothing. */
await import('../content/main')

export {}
