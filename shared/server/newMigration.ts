import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run migration -- mf-diet add-ratings`: writes the SQL that brings a slice's tables to what its schema.ts says. */
const [workspace = '', name = ''] = process.argv.slice(2)
const [owner = '', part = 'auth'] = workspace.split('/')
// The shell's own parts have tables of their own each.
const folder = owner === 'shell' ? join('shell', 'server', part) : join(owner, 'server')

if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(join(folder, 'schema.ts'))) {
  console.error('Uso: npm run migration -- <mf-diet | shell | shell/files | …> <nombre-en-minusculas>')
  process.exit(2)
}

const { status } = spawnSync(
  'npx',
  [
    'drizzle-kit',
    'generate',
    '--dialect=postgresql',
    `--schema=${join(folder, 'schema.ts')}`,
    `--out=${join(folder, 'migrations')}`,
    `--name=${name}`,
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
