/**
 * The page's part in every call, which the client does not know. The shell registers the outbox and the connection
 * here; without a registration, in a remote that runs alone or in a test, calls go out unchanged.
 */
interface ClientHooks {
  /** A GET waits for it, so that it reads the state after the person's earlier changes. */
  beforeRead(): Promise<unknown>
  /** My Diet answered, with any status. */
  onAnswer(): void
  /** An answer named what pages get now (`releases` of the registry). */
  onReleases(releases: string): void
  /** No answer came, or an intermediary answered. */
  onSilence(): void
  /**
   * A call was refused for want of the second factor, which the page asks for. Resolves once it was given: then the call
   * goes out again. False where the session ends first, or nothing asks.
   */
  secondFactorGiven(): Promise<boolean>
  /** My Diet, or its gateway, could not answer a call (5xx). `release`: of the remote that called. */
  onFailure(call: string, status: number, release: string | undefined): void
}

const none: ClientHooks = {
  beforeRead: async () => undefined,
  onAnswer: () => undefined,
  onReleases: () => undefined,
  onSilence: () => undefined,
  secondFactorGiven: async () => false,
  onFailure: () => undefined,
}

export const hooks: ClientHooks = { ...none }

/** Replaces the hooks that are given; the others stay. */
export function registerHooks(more: Partial<ClientHooks>): void {
  Object.assign(hooks, more)
}
