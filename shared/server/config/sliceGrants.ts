import { origin } from './variables'

/** The addresses of API processes that an operator allows remotes of other repositories to have, by the remote's name. */
export type SliceGrants = Readonly<Record<string, readonly string[]>>

/** Reads `mf-agua=http://agua-api:4000,mf-otro=https://otro.example.mx`; undefined where a part is no grant. */
export function sliceGrants(text: string): SliceGrants | undefined {
  const grants: Record<string, string[]> = {}
  for (const part of text.split(',')) {
    const [, remote = '', where = ''] = /^\s*(mf-[a-z]+)=(\S+)\s*$/.exec(part) ?? []
    const address = origin(where)
    if (!remote || !address || new URL(where).username || new URL(where).hash) return undefined
    grants[remote] = [...(grants[remote] ?? []), address]
  }
  return grants
}
