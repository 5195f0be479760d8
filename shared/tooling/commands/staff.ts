/** `npm run staff -- add <address> | list | remove <address> | log`: the accounts of the practice's staff, and what they did. */
await import('../../../shell/server/staff/main')

export {}
