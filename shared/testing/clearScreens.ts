import { rmSync } from 'node:fs'

/** Ends what `prepareScreens` began. */
export default async function clearScreens(): Promise<void> {
  const template = process.env.SCREENS_TEMPLATE
  if (template) rmSync(template, { recursive: true, force: true })
}
