import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import satisfies from 'spdx-satisfies'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
]

/** Packages under another licence, each with the reason why it may be used as it is. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a shared library that anybody may replace, used unchanged by sharp',
  },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'a table of browsers, which names its source' },
]

export interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
}

/** The packages of production whose licence is not allowed, as sentences. */
export function licenceProblems(lock: Lock = readLock()): string[] {
  return Object.entries(lock.packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || dev || link || isAllowed(name, license)) return []
    return [`${name}: the licence ${license ?? '(none named)'} is not one of ${ALLOWED.join(', ')}.`]
  })
}

function isAllowed(name: string, licence = ''): boolean {
  const more = EXCEPTIONS.filter(exception => exception.name.test(name)).map(exception => exception.licence)
  try {
    return satisfies(licence, [...ALLOWED, ...more])
  } catch {
    // No expression of SPDX, such as "SEE LICENSE IN …".
    return false
  }
}

const readLock = (): Lock => JSON.parse(readFileSync(resolve(repositoryRoot, 'package-lock.json'), 'utf8'))
