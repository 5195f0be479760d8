import type { Slice } from 'shared/server/slices/slice'

/**
 * The server half of a remote of another repository: a slice as one of the house's own, in a process and on a database of
 * its own. It has no ports and sends no mails by itself: the house has calls for that (`../README.md`).
 */
export type GuestSlice = Pick<Slice, 'name' | 'migrations' | 'routes' | 'jobs' | 'ownData' | 'seedDemo'>
