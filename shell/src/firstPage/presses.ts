declare global {
  interface Window {
    /** The buttons that were pressed before React listened, in order; filled by the script in index.html. */
    earlyPresses?: HTMLElement[]
  }
}

/** Lets presses through from now on: the script holds them back while the list exists. */
export function forgetPresses(): void {
  delete window.earlyPresses
}

/** Repeats the presses from before the page was interactive, with the text that has been typed meanwhile. */
export function replayPresses(): void {
  const pressed = window.earlyPresses ?? []
  forgetPresses()
  for (const button of pressed) if (button.isConnected) button.click()
}
