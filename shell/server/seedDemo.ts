import type { Slice } from 'shared/server/slices/slice'
import { demoAccounts } from './auth/demoAccounts'
import { loadContent } from './content/loadContent'
import type { OpenContext } from './openContext'
import { siteContents } from './site/siteContent'

/**
 * Loads the demo: the content of the shell and each slice, if none was ever loaded, so that a practice's own is never
 * overwritten; then the accounts and their data. One instance at a time.
 */
export async function seedDemo(
  { context, exclusively }: OpenContext,
  slices: readonly Slice[],
): Promise<void> {
  await exclusively(async () => {
    for (const { contentKinds = [], demoContent } of [siteContents, ...slices]) {
      const loaded = await Promise.all(contentKinds.map(kind => kind.isLoaded(context.database)))
      if (demoContent && !loaded.includes(true)) await loadContent(demoContent, contentKinds, context)
    }
    const people = await demoAccounts(context.database, context.now())
    for (const slice of slices) await slice.seedDemo?.(context, people)
  })
}
