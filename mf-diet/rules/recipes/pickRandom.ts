/** A random candidate; `random` returns a number from 0 up to, not including, 1, as `Math.random` does. */
export function pickRandom<T>(candidates: readonly T[], random: () => number): T | undefined {
  return candidates[Math.floor(random() * candidates.length)]
}
