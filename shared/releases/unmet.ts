import { brokenShape } from './gate/brokenShape'
import type { Needs, Provides } from './needs'
import type { Calls } from './shape'

/** The live shell's exports, and the API's contract in force. An undefined one is not known, and is not compared. */
export interface Running {
  provides?: Provides
  calls?: Calls
}

/** The needs of a build that the running product does not meet, in words that name the export, or the call and its field. */
export function unmet(needs: Needs, { provides, calls }: Running): string[] {
  return [
    ...(provides ? missingExports(needs, provides) : []),
    ...(calls ? brokenCalls(needs.calls, calls) : []),
  ]
}

function missingExports(needs: Needs, provides: Provides): string[] {
  return Object.entries(needs.shared).flatMap(([module, names]) => {
    const offered = provides[module]
    if (!offered) return [`${module}, which the shell does not provide`]
    return names
      .filter(name => !offered.includes(name))
      .map(name => `${name} of ${module}, which the shell does not provide`)
  })
}

function brokenCalls(used: Calls, inForce: Calls): string[] {
  return Object.entries(used).flatMap(([name, call]) => {
    const offered = inForce[name]
    if (!offered) return [`${name}, which the API does not answer`]
    if (offered.hash === call.hash) return []
    return brokenShape(call, offered).map(problem => `${name}, where ${problem}`)
  })
}
