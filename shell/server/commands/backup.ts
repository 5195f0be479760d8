/** `npm run backup -- <folder>`, `list <folder>`, or `key`: a backup while the product runs, those of a place, and the keys. */
await import('../backups/main')

export {}
