/** Removes the template of `prepareScreens`. */
export default async function clearScreens(): Promise<void> {
  await (globalThis as { removeTemplate?: () => Promise<void> }).removeTemplate?.()
}
