/** `npm run preview -- mf-diet <release>`: prints the link by which a member of the staff sees a release first. */
await import('../previews/main')

export {}
