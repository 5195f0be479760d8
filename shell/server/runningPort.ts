import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from 'shared/server/config/config'

type Known = Pick<Config, 'dataDir' | 'port'>

const fileIn = (dataDir: string) => join(dataDir, 'port')

/** Leaves the server's port in the data folder, for the links that commands print beside it. */
export async function leavePort({ dataDir, port }: Known): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(fileIn(dataDir), String(port), { mode: 0o600 })
}

/** The port of the server that runs, or ran last, on this data folder; the configured one where none did. */
export async function runningPort({ dataDir, port }: Known): Promise<number> {
  const file = fileIn(dataDir)
  return (existsSync(file) && Number(await readFile(file, 'utf8'))) || port
}
