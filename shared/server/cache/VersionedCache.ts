import { LRUCache } from 'lru-cache'

/**
 * A cache of values that take time to make and are valid for one version of their source, such as answers made from the
 * practice's content. Each value is made once for its key and version; a failure is not cached.
 */
export class VersionedCache<T> {
  readonly #values: LRUCache<string, Promise<T>>
  #version: unknown

  /** `max` is the number of cached values; the least recently used is removed first. */
  constructor(max: number) {
    this.#values = new LRUCache({ max })
  }

  get(version: string | number, key: string, make: () => Promise<T>): Promise<T> {
    if (version !== this.#version) {
      this.#version = version
      this.#values.clear()
    }
    const known = this.#values.get(key)
    if (known) return known
    const made = make()
    this.#values.set(key, made)
    made.catch(() => this.#values.peek(key) === made && this.#values.delete(key))
    return made
  }
}
