import { resolve } from 'node:path'

/** The repository of a remote elsewhere, where a command of `@my-diet/tooling` runs there. */
const elsewhere = process.env.REMOTE_REPOSITORY

export const isElsewhere = elsewhere !== undefined

/** The repository that builds and commands work in. */
export const repositoryRoot = elsewhere ?? resolve(import.meta.dirname, '../..')

/** The folder of an app: in a repository of its own that is the repository. */
export const folderOf = (app: string) => (isElsewhere ? repositoryRoot : resolve(repositoryRoot, app))

/** A shared module by the name that its importers write. */
export const importNameOf = (module: string) =>
  isElsewhere ? module.replace(/^shared\//, '@my-diet/kit/') : module
