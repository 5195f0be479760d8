/** `npm run restore -- <folder> --key <file>`, or `--live`: a backup into an empty place, and the end of its wait. */
await import('../backups/restore/main')

export {}
