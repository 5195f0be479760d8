import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SUFFIX = '.template'

/** Writes every template of a folder, with its placeholders filled in, in names and in texts. Returns the files. */
export function writeTemplates(
  templates: string,
  folder: string,
  values: Readonly<Record<string, string>>,
): string[] {
  const fill = (text: string) =>
    text.replace(/__([\w:@/-]+?)__/g, (placeholder, key: string) => values[key] ?? missing(placeholder))
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  return files.map(file => {
    const path = fill(relative(templates, file).slice(0, -SUFFIX.length))
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // `wx`: an existing file is never overwritten.
    writeFileSync(join(folder, path), fill(readFileSync(file, 'utf8')), { flag: 'wx' })
    return path
  })
}

function missing(placeholder: string): never {
  throw new Error(`No value for the placeholder ${placeholder}`)
}
