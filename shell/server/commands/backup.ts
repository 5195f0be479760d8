/** `npm run backup -- <folder>`, or `key`: a backup while the product runs, and the keys for it. */
await import('../backups/main')

export {}
