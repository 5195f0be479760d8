import type { UploadKind } from 'shared/published/uploads'
import type { Database } from 'shared/server/database/database'
import { addUpload, claimForOwner, disownUpload, isOwn } from './uploadStore'

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

/** The ownership of uploaded files. Only the calls `files/*` read and write their bytes. */
interface FilesPort {
  /**
   * Whether the file is this person's and of this kind. Inside a transaction it stays so until the end. A file that was
   * uploaded without a kind becomes one of this kind; as a picture it can be read by anyone who has its name.
   */
  isOwn(database: Database, userId: number, file: OwnedFile): Promise<boolean>
  /**
   * Makes a file theirs that the caller puts into the store itself, under a name of `newName`. Call it before the bytes
   * are put: a file without an owner would never be removed. Returns false if the account has ended.
   */
  add(database: Database, userId: number, file: OwnedFile & { createdAt: Date }): Promise<boolean>
  /** Gives the person a file that was uploaded without an account. Returns whether it is theirs now. */
  claim(database: Database, userId: number, file: OwnedFile): Promise<boolean>
  /**
   * Deletes a file of this person; returns whether there was one. It belongs to nobody once the transaction is
   * committed, and the hourly clearing removes its bytes.
   */
  remove(database: Database, userId: number, name: string): Promise<boolean>
}

export const filesPort: FilesPort = {
  isOwn,
  add: (database, ownerId, file) => addUpload(database, { ...file, ownerId }),
  claim: claimForOwner,
  remove: disownUpload,
}
