import { useEffect } from 'react'

/**
 * While one thing of a screen stands for all of it, a recipe or a tip, the tab has its name; afterwards the screen's
 * title again. Nothing is named yet while it is on its way.
 */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    let before: string | undefined
    let left = false
    // The host names the screen itself when it arrives, which may be in this same moment and comes last.
    queueMicrotask(() => {
      if (left) return
      before = document.title
      document.title = `${name} · My Diet`
    })
    return () => {
      left = true
      if (before !== undefined) document.title = before
    }
  }, [name])
}
