declare module 'fs-native-extensions' {
  /** A kernel lock on an open file; false when another process has it. Released when the process ends, however it ends. */
  export function tryLock(fd: number): boolean
  /** Resolves once this process has the lock. */
  export function waitForLock(fd: number): Promise<void>
}
