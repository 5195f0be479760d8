const SPEED_MS = 400

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

const underWay = new WeakMap<HTMLElement, number>()

/** Scrolls a row sideways within 400 ms; at once with reduced motion. A second call replaces the first. */
export function glide(row: HTMLElement, to: number): void {
  cancelAnimationFrame(underWay.get(row) ?? 0)
  if (prefersReducedMotion()) {
    row.scrollLeft = to
    return
  }
  const from = row.scrollLeft
  let begun: number | undefined
  // Scroll snapping would pull the row back at every step.
  row.style.scrollSnapType = 'none'
  const step = (now: number) => {
    begun ??= now
    const share = Math.min(1, (now - begun) / SPEED_MS)
    row.scrollLeft = from + (to - from) * (1 - (1 - share) ** 3)
    if (share < 1) underWay.set(row, requestAnimationFrame(step))
    else row.style.scrollSnapType = ''
  }
  underWay.set(row, requestAnimationFrame(step))
}
