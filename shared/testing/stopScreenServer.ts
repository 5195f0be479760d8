/** Ends what `startScreenServer` began. */
export default async function stopScreenServer(): Promise<void> {
  await (globalThis as { stopScreenServer?: () => Promise<void> }).stopScreenServer?.()
}
