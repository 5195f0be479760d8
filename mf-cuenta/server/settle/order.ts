import type { orders } from '../schema'

export type Order = typeof orders.$inferSelect
