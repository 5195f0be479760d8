/** `npm run migration -- mf-diet add-ratings`: writes the SQL for what changed in a slice's schema. */
await import('../migrations/newMigration')

export {}
