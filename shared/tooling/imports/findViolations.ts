import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { exceptionsIn } from './exceptions'
import { bundleRules, importRules, TESTS } from './importRules'
import { modulesOfOneOwner, ownership } from './ownership'

export interface Violation {
  rule: string
  comment: string
  from: string
  /** Undefined for a rule about the file itself. */
  to?: string
}

const BUILT = '^(?!node_modules/)[^/]+/dist/'
const WORKSPACE = /^(shell|mf-[^/]+|shared|e2e)$/

/** Every import of a working copy that breaks a rule. */
export async function findViolations(root: string): Promise<Violation[]> {
  const workspaces = readdirSync(root).filter(name => WORKSPACE.test(name))
  const screens = workspaces.map(name => `${name}/src`).filter(folder => existsSync(join(root, folder)))
  const sources = await cruised(root, workspaces, importRules, {
    tsPreCompilationDeps: true,
    exclude: { path: BUILT },
  })
  // Tests and stories are in no bundle, and nor is what they alone import.
  const bundles = await cruised(root, screens, bundleRules, {
    tsPreCompilationDeps: false,
    exclude: { path: [BUILT, TESTS] },
  })
  const found = [
    ...violationsOf(sources, importRules),
    ...violationsOf(bundles, bundleRules),
    ...modulesOfOneOwner(sources, exceptionsIn(root)).map(({ module, owner }) => ({
      rule: ownership.name,
      comment: ownership.comment,
      from: module,
      to: owner,
    })),
  ]
  return found.sort((a, b) => `${a.rule} ${a.from}`.localeCompare(`${b.rule} ${b.from}`))
}

async function cruised(
  root: string,
  folders: string[],
  forbidden: IForbiddenRuleType[],
  options: ICruiseOptions,
): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
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

function violationsOf({ summary }: ICruiseResult, rules: readonly IForbiddenRuleType[]): Violation[] {
  return summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    comment: rules.find(({ name }) => name === rule.name)?.comment ?? '',
    from,
    to: to === from ? undefined : to,
  }))
}
