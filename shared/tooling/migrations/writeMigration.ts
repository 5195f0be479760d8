import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const NO_TERMINAL = 'Interactive prompts require a TTY'

const UNANSWERED = [
  'No migration was written: something goes and something comes, and without a terminal nobody can be asked whether it is a new name.',
  'Run the same in a terminal, or write two migrations: the first with what comes, the second with what goes.',
].join('\n')

/**
 * Writes the migration from a folder's `schema.ts`; returns the exit code. A column or table that goes while another
 * comes may be a new name: the tool asks, and without a terminal it writes nothing and this prints what to do.
 */
export function writeMigration(folder: string, name: string, { terminal }: { terminal: boolean }): number {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      'drizzle-kit',
      'generate',
      '--dialect=postgresql',
      `--schema=${join(folder, 'schema.ts')}`,
      `--out=${join(folder, 'migrations')}`,
      `--name=${name}`,
    ],
    { encoding: 'utf8', stdio: terminal ? 'inherit' : ['ignore', 'pipe', 'pipe'] },
  )
  if (terminal) return status ?? 1
  // Without a terminal the tool throws, and ends with 0 all the same.
  const unanswered = `${stdout}${stderr}`.includes(NO_TERMINAL)
  process.stdout.write(stdout)
  process.stderr.write(unanswered ? `${UNANSWERED}\n` : stderr)
  return unanswered ? 2 : (status ?? 1)
}
