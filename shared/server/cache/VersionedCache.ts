import { LRUCache } from 'lru-cache'

/**
 * Values that take time to make and hold as long as the version of what they are made of, such as answers made from
 * the practice's content: each is made once for its key and version. A value that could not be made is tried again.
 */
export class VersionedCache<T> {
  readonly #values: LRUCache<string, Promise<T>>
  #version: unknown

  /** `max` is how many values are held: the least recently used goes first. */
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
