/** Things that take time to make, made once for each key. What could not be made is tried again the next time. */
export class Kept<T> {
  readonly #made = new Map<string, Promise<T>>()

  constructor(private readonly most: number) {}

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#made.get(key)
    if (known) return known
    if (this.#made.size >= this.most) this.#made.clear()
    const made = make()
    this.#made.set(key, made)
    made.catch(() => this.#made.get(key) === made && this.#made.delete(key))
    return made
  }

  clear(): void {
    this.#made.clear()
  }
}
