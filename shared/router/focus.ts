/** The heading that took over the focus, as long as nothing else has it. */
let stoodIn: Element | undefined

/** Whether a part that arrives may take the focus: nothing has it, or only a heading that stood in for a lost control. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === stoodIn
}

/** Moves the focus to a heading or a region, which a person cannot reach by Tab. */
export function focusOn(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus(options)
}

/** Gives the focus to a heading, until a part that arrives takes it. */
export function standIn(heading: HTMLElement): void {
  stoodIn = heading
  focusOn(heading)
}

/** Something has the focus: the heading stands in no longer, if it is another element. */
export function stopStandingIn(focused: Element): void {
  if (focused !== stoodIn) stoodIn = undefined
}
