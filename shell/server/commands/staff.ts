/**
 * `npm run staff -- add <address> | list | remove <address> | log`: the accounts of the practice's staff, and their
 * acts.
 */
await import('../staff/main')

export {}
