import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SUFFIX = '.template'

/** The repository of a remote: the house's, or one of its own. A line that ends with `__here__` stands only there. */
type Home = 'here' | 'elsewhere'

interface Options {
  home: Home
  /** Whether a file is not written. */
  leaveOut?: (path: string) => boolean
}

/** Writes every template of a folder, with its placeholders filled in, in names and in texts. Returns the files. */
export function writeTemplates(
  templates: string,
  folder: string,
  values: Readonly<Record<string, string>>,
  { home, leaveOut = () => false }: Options,
): string[] {
  const fill = (text: string) => fillIn(text, values)
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => ({ file, path: fill(relative(templates, file).slice(0, -SUFFIX.length)) }))
    .filter(({ path }) => !leaveOut(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return files.map(({ file, path }) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    const text = fill(linesFor(home, readFileSync(file, 'utf8')))
    // `wx`: an existing file is never overwritten.
    writeFileSync(join(folder, path), home === 'elsewhere' ? ofTheKit(text) : text, { flag: 'wx' })
    return path
  })
}

/** A template's text with its placeholders filled in. Throws where one has no value. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/__([\w:@/-]+?)__/g, (placeholder, key: string) => values[key] ?? missing(placeholder))
}

/** The lines of a template that stand in one home. */
function linesFor(home: Home, text: string): string {
  const other = home === 'here' ? '__elsewhere__' : '__here__'
  return text
    .split('\n')
    .filter(line => !line.endsWith(other))
    .map(line => line.replace(/ *__(?:here|elsewhere)__$/, ''))
    .join('\n')
}

/** In a repository of its own, `shared` is the package `@my-diet/kit`. */
const ofTheKit = (text: string) => text.replace(/(['"])shared\//g, '$1@my-diet/kit/')

function missing(placeholder: string): never {
  throw new Error(`No value for the placeholder ${placeholder}`)
}
