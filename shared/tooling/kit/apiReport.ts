import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository'
import { COMPILED } from './compileModules'
import { entryModules } from './entryModules'
import { KIT_VERSION, kit } from './kitPackages'

export const REPORT = join(repositoryRoot, 'shared/tooling/kit/kit.api.txt')

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const HEAD = /^=== (\S+) ===$/m

/** The exports that teams elsewhere can import, as the compiler writes their types: one section an entry point. */
export function apiReport(): string {
  const sections = entryModules(kit)
    .filter(({ module }) => /\.tsx?$/.test(module))
    .map(({ name, module }) => {
      const types = readFileSync(join(COMPILED, module.replace(/\.tsx?$/, '.d.ts')), 'utf8')
      return `=== ${name} ===\n${types
        .replace(COMMENT, '')
        .replace(/\n\s*\n/g, '\n')
        .trim()}\n`
    })
  return [`version ${KIT_VERSION}\n`, ...sections].join('\n')
}

/** The sections of a report, by the name of their entry point. */
export function sectionsOf(report: string): Map<string, string> {
  const [, ...parts] = report.split(HEAD)
  return new Map(
    parts.flatMap((name, i) => (i % 2 === 0 ? [[name, (parts[i + 1] ?? '').trim()] as const] : [])),
  )
}

export const versionOf = (report: string) => /^version (\S+)$/m.exec(report)?.[1] ?? '0.0.0'

const NAMED = /^export (?:declare )?(?:abstract )?(?:async )?(?:function|const|let|class|enum) ([\w$]+)/gm
const LISTED = /^export \{([^}]*)\}/gm

/** The values that a section exports; types have no name when the code runs. */
export function valuesIn(section: string): string[] {
  const listed = [...section.matchAll(LISTED)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim()),
  )
  const named = listed
    .filter(name => name && !name.startsWith('type '))
    .map(name => name.split(' as ').at(-1) ?? '')
  const defaults = /^export default /m.test(section) ? ['default'] : []
  return [...[...section.matchAll(NAMED)].map(([, name = '']) => name), ...named, ...defaults].sort()
}
