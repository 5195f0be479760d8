import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../logging/errorCode'
import type { Mail, MailAttempt } from './mail'

export interface KeptMail extends Mail {
  from: string
  at: string
}

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/**
 * Writes a mail to another name and renames it, so that no reader gets half of it; readable by the server's own user
 * alone, since links in mails open accounts. A mail that is delivered twice is one file.
 */
export async function putInOutbox(
  folder: string,
  mail: Mail & { from: string },
  { id, enqueuedAt }: MailAttempt,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const at = enqueuedAt.toISOString()
  const place = join(folder, `${at.replaceAll(':', '-')}-${id}.json`)
  const kept: KeptMail = { ...mail, at }
  await writeFile(`${place}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 })
  await rename(`${place}.part`, place)
}

/** The newest first: the names begin with the time. */
export async function mailsIn(folder: string, most: number): Promise<KeptMail[]> {
  const names = (await namesIn(folder)).filter(name => name.endsWith('.json'))
  const newest = names.sort().reverse().slice(0, most)
  return Promise.all(newest.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8'))))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
