import { joinBatches, mapBatches } from 'shared/server/database/batches'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { Streamed } from 'shared/server/http/streamed'
import type { FhirResource } from 'shared/server/privacy/fhir'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import type { OwnDataAsFhir } from '../../contract/ownData'
import type { Account } from '../auth/accountStore'
import { accountResources } from './accountResources'
import { collectOwnData } from './ownDataOf'

/** For a server that knows no address of its own: the addresses only tell the resources of a bundle apart. */
const NO_ORIGIN = 'http://localhost'

/** The record for another practice: a FHIR R4 bundle, whose resources are read as they are sent. */
export async function ownDataAsFhir(
  context: SliceContext,
  slices: readonly Slice[],
  account: Account,
): Promise<Streamed<OwnDataAsFhir>> {
  const data = await collectOwnData(context, slices, account)
  const domains = await Promise.all(
    slices.map(({ name, ownData }) => ownData.resources(context, data.domains[name] ?? {}, account.id)),
  )
  const base = `${linkOrigin(context.config) ?? NO_ORIGIN}/fhir`
  const all = joinBatches<FhirResource>([once(accountResources(account, data)), ...domains.flat()])
  return new Streamed<OwnDataAsFhir>({
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: data.exportedAt,
    entry: mapBatches(all, resource => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource: { ...resource },
    })),
  })
}

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows
}
