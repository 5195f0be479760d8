import { readdirSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { unfitForBrowsers } from './bundles'
import { exceptionsIn } from './exceptions'
import { importRules } from './importRules'
import { modulesOfOneOwner, ownership } from './ownership'
import { oversized } from './sizes'
import type { Violation } from './violation'

const BUILT = '^(?!node_modules/)[^/]+/dist/'
const WORKSPACE = /^(shell|mf-[^/]+|shared|e2e)$/

/** Every import of a working copy that breaks a rule. */
export async function findViolations(root: string): Promise<Violation[]> {
  const workspaces = readdirSync(root).filter(name => WORKSPACE.test(name))
  const sources = await cruised(root, workspaces)
  const found = [
    ...violationsOf(sources),
    ...unfitForBrowsers(sources),
    ...oversized(sources, root),
    ...modulesOfOneOwner(sources, exceptionsIn(root)).map(({ module, owner }) => ({
      rule: ownership.name,
      comment: ownership.comment,
      from: module,
      to: owner,
    })),
  ]
  return found.sort((a, b) => `${a.rule} ${a.from}`.localeCompare(`${b.rule} ${b.from}`))
}

/** The imports of these folders that break a rule, whoever owns what they import. */
export async function importViolations(root: string, folders: string[]): Promise<Violation[]> {
  return violationsOf(await cruised(root, folders))
}

async function cruised(root: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      tsPreCompilationDeps: true,
      exclude: { path: BUILT },
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
      outputType: 'json',
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  )
  return (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult
}

function violationsOf({ summary }: ICruiseResult): Violation[] {
  return summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    comment: importRules.find(({ name }) => name === rule.name)?.comment ?? '',
    from,
    to: to === from ? undefined : to,
  }))
}
