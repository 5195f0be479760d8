declare global {
  interface Window {
    /** The buttons that were pressed before React listened, in their order; filled by the script in index.html. */
    earlyPresses?: HTMLElement[]
  }
}

/** From now on presses go through: the script holds them back as long as there is the list. */
export function forgetPresses(): void {
  delete window.earlyPresses
}

/** Carries out what was pressed before the page answered, with what has been typed meanwhile. */
export function replayPresses(): void {
  const pressed = window.earlyPresses ?? []
  forgetPresses()
  for (const button of pressed) if (button.isConnected) button.click()
}
