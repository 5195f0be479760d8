/** A script or style that the browser refused may not be what its release holds. */
export function followFiles(): void {
  // While it is captured: the failure of an element does not bubble.
  addEventListener(
    'error',
    async ({ target }) => {
      const [url, integrity] = fileOf(target)
      if (!url || !integrity) return
      const { tellWrongFile } = await import(/* webpackChunkName: "reports" */ './tellWrongFile')
      await tellWrongFile(url, integrity)
    },
    true,
  )
}

function fileOf(target: EventTarget | null): string[] {
  if (target instanceof HTMLScriptElement) return [target.src, target.integrity]
  return target instanceof HTMLLinkElement ? [target.href, target.integrity] : []
}
