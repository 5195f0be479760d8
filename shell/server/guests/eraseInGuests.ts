import { keptReleases } from 'shared/releases/clearShelf'
import { releaseFolder } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { readSlice } from 'shared/releases/sliceJson'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'

/** A guest that is away for two days still hears of it; later it is a dead letter, which the operator sees. */
const eraseInGuestJob = defineJob({
  name: 'erase-in-guest',
  // Not `userId`: this job must outlive the person's data.
  payload: Type.Object({ remote: Type.String({ maxLength: 40 }), erasedId: Type.Integer() }),
  retryLimit: 200,
})

/** Has each guest that stores data of people erase that of an ended account, whether the person used it or not. */
export async function eraseInGuests({ jobs, config }: SliceContext, erasedId: number): Promise<void> {
  for (const remote of storing(config)) await jobs.send(eraseInGuestJob, { remote, erasedId })
}

export const erasureInGuest = jobHandler(eraseInGuestJob, async (context, { remote, erasedId }) => {
  const { eraseInGuest } = await import('./ownDataInGuests')
  await eraseInGuest(context, remote, erasedId)
})

/** The granted remotes with a release that stored data, also where the present one is another. */
function storing({ dataDir, sliceGrants }: SliceContext['config']): string[] {
  const shelf = shelfIn(dataDir)
  return Object.keys(sliceGrants).filter(remote =>
    keptReleases(shelf, remote).some(release => readSlice(releaseFolder(shelf, remote, release))?.ownData),
  )
}
