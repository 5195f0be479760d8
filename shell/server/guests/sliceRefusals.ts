import { callsThatRun } from 'shared/releases/running'
import { firstSegment, prefixOf, type SliceJson } from 'shared/releases/sliceJson'
import type { SliceGrants } from 'shared/server/config/sliceGrants'

/** The addresses below `/api` that are no calls of a contract. */
const ADDRESSES_OF_THE_HOUSE = ['docs', 'guests', 'health', 'openapi', 'outbox']

/** Why a remote may not have this slice in this house: what nobody granted, and what the house answers itself. */
export function sliceRefusals(
  shelf: string,
  remote: string,
  slice: SliceJson | undefined,
  grants: SliceGrants,
): string[] {
  if (!slice) return []
  const prefix = prefixOf(remote)
  const ofTheHouse = [...ADDRESSES_OF_THE_HOUSE, ...Object.keys(callsThatRun(shelf) ?? {}).map(firstSegment)]
  return [
    ...(grants[remote]?.includes(slice.address) ? [] : [`slice.json: the address ${slice.address}`]),
    ...(ofTheHouse.includes(prefix) ? [`slice.json: calls below ${prefix}/ are the house's own`] : []),
  ]
}
