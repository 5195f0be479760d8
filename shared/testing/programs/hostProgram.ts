import { join } from 'node:path'

/** A module of the host under test, such as `main.ts`: a domain's tests do not know where the shell is. */
export function hostProgram(file: string): string {
  return join(process.env.HOST ?? '', file)
}
