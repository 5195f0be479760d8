import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { TESTS } from './importRules'
import type { Violation } from './violation'

const MOST_LINES = 300
const MOST_FILES = 30

export const sizes = {
  lines: {
    rule: 'short-files',
    comment: `A file of code, also of tests, has at most ${MOST_LINES} lines; a longer one does two things. Tables of data may be longer.`,
  },
  files: {
    rule: 'small-folders',
    comment: `A folder has at most ${MOST_FILES} files of code beside its tests, stories and styles; a larger one has a part with a name of its own.`,
  },
} as const

const CODE = /^(?!.*node_modules\/).+\.(tsx?|mjs)$/
const BESIDE_CODE = new RegExp(`^e2e/|${TESTS}`)
const TABLES_OF_DATA = /^shared\/(tooling\/drawing|ui\/Icon)\//

/** The files that are too long, and of each folder that is too large its last file. */
export function oversized({ modules }: ICruiseResult, root: string): Violation[] {
  const code = modules
    .map(({ source }) => source)
    .filter(source => CODE.test(source))
    .sort()
  const long = code.filter(path => !TABLES_OF_DATA.test(path) && linesOf(join(root, path)) > MOST_LINES)
  const counted = code.filter(path => !BESIDE_CODE.test(path))
  const folders = [...new Set(counted.map(path => dirname(path)))]
  const large = folders
    .map(folder => counted.filter(path => dirname(path) === folder))
    .filter(({ length }) => length > MOST_FILES)
  return [
    ...long.map(from => ({ ...sizes.lines, from })),
    ...large.map(files => ({ ...sizes.files, from: files.at(-1) ?? '' })),
  ]
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
