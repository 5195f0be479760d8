import { PageNeeds } from 'shared/remote/pageNeeds'
import { Value } from 'typebox/value'

/** The additions to the policies of pages that an operator allows, by the remote's name. */
export type PageGrants = Readonly<Record<string, PageNeeds>>

/** Reads `mf-agua:frames=https://videos.example.mx,mf-agua:permissions=camera`; undefined where a part is no grant. */
export function pageGrants(text: string): PageGrants | undefined {
  const grants: Record<string, Record<string, string[]>> = {}
  for (const part of text.split(',')) {
    const [, remote = '', kind = '', value = ''] = /^\s*(mf-[a-z]+):([a-z]+)=(\S+)\s*$/.exec(part) ?? []
    if (!remote || !Value.Check(PageNeeds, { [kind]: [value] })) return undefined
    const known = grants[remote] ?? {}
    grants[remote] = { ...known, [kind]: [...(known[kind] ?? []), value] }
  }
  return grants
}
