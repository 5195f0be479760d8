/** Whether an element of the page can be seen, scrolled into view or not: a closed part has boxes too. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden], dialog:not([open])')) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}
