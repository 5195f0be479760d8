/** `npm run jobs -- list`, `retry <id>|all`: the jobs that failed for good. */
await import('../jobs/main')

export {}
