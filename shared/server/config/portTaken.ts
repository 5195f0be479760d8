/** The line for an operator where another program has the port that a process wants. */
export function portTaken(port?: number): string {
  const named = port === undefined ? '' : ` ${port}`
  return `El puerto${named} está ocupado por otro programa. Indica otro con PORT.`
}
