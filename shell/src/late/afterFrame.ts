/** Calls `work` in a task after the next frame: the sign-in form answers before anything else is asked for. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
