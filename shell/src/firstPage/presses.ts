/** The buttons that were pressed before React listened, in their order; filled by the script in index.html. */
declare global {
  interface Window {
    earlyPresses?: HTMLElement[]
  }
}

/** Carries out what was pressed before the page answered, with what has been typed meanwhile. */
export function replayPresses(): void {
  const pressed = window.earlyPresses ?? []
  // Without the list the script lets presses through.
  delete window.earlyPresses
  for (const button of pressed) if (button.isConnected) button.click()
}
