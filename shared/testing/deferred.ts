/** A promise that a test resolves itself, instead of waiting for a guessed time. */
export function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {}
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve: () => resolve() }
}
