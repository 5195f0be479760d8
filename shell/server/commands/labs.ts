/** `npm run labs -- list`: the labs' commands for an operator. */
process.argv.splice(2, 0, 'labs')
await import('./main')

export {}
