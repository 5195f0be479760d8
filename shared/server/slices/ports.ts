import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/database'

/**
 * The functions that the owners of tables offer to other slices: no slice reads or writes another's tables. The list
 * is empty here; an owner adds its port beside its plugin, and every slice sees it:
 *
 *     declare module 'shared/server/slices/ports' {
 *       interface Ports {
 *         purchases: PurchasesPort
 *       }
 *     }
 *
 * Every function takes the database first. A caller inside a transaction passes that transaction: what the owner
 * writes is then committed, or rolled back, with what the caller writes.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its owners fill it in.
export interface Ports {}

export type PortName = keyof Ports

/** Columns for the caller's own statement: the owner writes the subqueries, and the caller saves a round trip. */
type Columns = Readonly<Record<string, SQL>>

type PortFunction = (database: Database, ...rest: never[]) => Promise<unknown> | Columns

/**
 * A port in the type that its owner has to offer: a function whose first argument is not the database does not compile.
 */
type Offered<Port> = { [F in keyof Port]: Port[F] extends PortFunction ? Port[F] : never }

/** The ports of one owner. */
export type OfferedPorts = { [P in PortName]?: Offered<Ports[P]> }
