import type { Batches } from '../database/batches'

/** A person's data of one domain: lists by the names of their tables in camelCase. */
export type OwnLists = Record<string, Batches<object>>
