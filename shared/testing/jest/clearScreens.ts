import { rmSync } from 'node:fs'

/** Removes the template of `prepareScreens`. */
export default async function clearScreens(): Promise<void> {
  const template = process.env.SCREENS_TEMPLATE
  if (template) rmSync(template, { recursive: true, force: true })
}
