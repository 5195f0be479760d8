import type { Database } from '../database/database'
import type { FileStore } from '../files/files'
import type { ContentFolder } from './contentFolder'
import type { ContentWarning } from './contentProblems'

/**
 * Puts checked content in its tables; runs in the one transaction of the whole load, which is undone where `warn` was
 * called and the operator has not confirmed.
 */
type WriteContent = (
  database: Database,
  files: FileStore,
  warn: (warning: ContentWarning) => void,
) => Promise<void>

/** Content that a slice lets a practice bring: one or more files that only make sense together. */
export interface ContentKind {
  name: string
  files: readonly string[]
  /** Files that are loaded with them where the folder has them. */
  optionalFiles?: readonly string[]
  /**
   * Reads and checks everything, and reports every error to the folder. Returns the function that writes the content.
   */
  check(folder: ContentFolder): Promise<WriteContent>
  isLoaded(database: Database): Promise<boolean>
}
