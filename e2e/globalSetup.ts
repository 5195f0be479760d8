import { buildStale } from 'shared/tooling/release/buildChanged'

/** Builds what changed once, before several servers start side by side and each would. */
export default async function globalSetup(): Promise<void> {
  await buildStale()
}
