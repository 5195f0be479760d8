import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The smallest valid WebP. */
export const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

const made: string[] = []

export function removeContentFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Creates a content folder with these files: texts, lines of a table, or bytes. */
export function contentFolder(files: Record<string, string | string[] | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-content-'))
  made.push(folder)
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Array.isArray(content) ? `${content.join('\n')}\n` : content)
  }
  return folder
}
