import { createInterface } from 'node:readline/promises'
import { CommandRefused } from 'shared/server/slices/commandRefused'

/** Asks the operator at the terminal. Refused where there is none, as in a script, which says `--yes` instead. */
export async function askOperator(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandRefused('Nadie puede responder aquí. Confírmalo con --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^s[ií]?$/i.test((await terminal.question(`${question} (sí/no) `)).trim())
  } finally {
    terminal.close()
  }
}
