import type { UploadKind } from 'shared/published/uploads'
import type { Database } from 'shared/server/database/database'
import { claimForOwner, disownUpload, isOwn } from './uploadStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    files: FilesPort
  }
}

/** A file that a person uploaded and that a slice's rows name. */
interface OwnedFile {
  /** As `POST files/upload` answered it. */
  name: string
  kind: UploadKind
}

/** Whose the uploaded files are. Their bytes are read and written by the calls `files/*` alone. */
interface FilesPort {
  /** Whether the file is this person's and of this kind. Inside a transaction nobody takes it away before the end. */
  isOwn(database: Database, userId: number, file: OwnedFile): Promise<boolean>
  /** Makes a file that was uploaded without an account the person's. Answers whether it is theirs now. */
  claim(database: Database, userId: number, file: OwnedFile): Promise<boolean>
  /**
   * Deletes a file of this person's; answers whether there was one. It is nobody's as soon as the transaction is
   * committed, and its bytes go with the next clearing, within the hour.
   */
  remove(database: Database, userId: number, name: string): Promise<boolean>
}

export const filesPort: FilesPort = { isOwn, claim: claimForOwner, remove: disownUpload }
