import type { ICruiseResult } from 'dependency-cruiser'
import { TESTS } from './importRules'

export const ownership = {
  name: 'two-owners-or-it-moves',
  comment:
    'shared holds what two areas use. A module with one user stands in its folder, where its team changes it alone.',
}

/** The folders that domains import. Those left out serve builds, releases and tests. */
const KIT =
  /^shared\/(buying|client|contract|courses|dates|downloads|entitlements|forms|html|offline|published|query|router|server|session|text|ui|uploads)\//

export interface Owned {
  module: string
  owner: string
}

/**
 * The modules of the kit that one area alone uses and that are no exception; tests and stories do not count, and another
 * module of shared does.
 */
export function modulesOfOneOwner(
  { modules }: ICruiseResult,
  exceptions: Readonly<Record<string, string>>,
): Owned[] {
  return modules
    .filter(({ source }) => KIT.test(source) && !new RegExp(TESTS).test(source) && !(source in exceptions))
    .flatMap(({ source, dependents }) => {
      const users = dependents.filter(user => !new RegExp(TESTS).test(user) && !/\/testing\//.test(user))
      const owners = new Set(users.map(user => user.split('/', 1)[0] ?? ''))
      const [owner] = owners
      return owner !== undefined && owners.size === 1 && owner !== 'shared' ? [{ module: source, owner }] : []
    })
}
