/**
 * How the page takes part in every call, without the client knowing by whom. The shell registers the outbox and the
 * connection here; where nobody does, in a remote that runs alone or in a test, calls go out as they are.
 */
interface ClientHooks {
  /** A GET waits for it, so that what is read is read after what the person changed before. */
  beforeRead(): Promise<unknown>
  /** My Diet answered, whatever it said. */
  onAnswer(): void
  /** No answer came, or one of something in between. */
  onSilence(): void
}

const none: ClientHooks = {
  beforeRead: async () => undefined,
  onAnswer: () => undefined,
  onSilence: () => undefined,
}

export const hooks: ClientHooks = { ...none }

/** Puts these in the place of those of before; the others stay. */
export function registerHooks(more: Partial<ClientHooks>): void {
  Object.assign(hooks, more)
}
