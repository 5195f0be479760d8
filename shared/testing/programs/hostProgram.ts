import { dirname, join } from 'node:path'

/** A program of the host under test, such as `main.ts`: a domain's tests do not know where the shell is. */
export function hostProgram(file: string): string {
  return join(dirname((globalThis as unknown as { HOST: string }).HOST), file)
}
