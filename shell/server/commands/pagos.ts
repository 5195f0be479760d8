/** `npm run pagos -- conciliar`: the payments' commands for an operator. */
process.argv.splice(2, 0, 'pagos')
await import('./main')

export {}
