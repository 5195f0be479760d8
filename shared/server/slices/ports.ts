import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { DomainPorts } from '../ports/domainPorts'

/**
 * The functions that the owners of tables offer to other slices: no slice reads or writes another's tables. A domain's
 * port stands in `ports`, with its answers where that domain is not there; the shell, which always is, adds its own here
 * by `declare module`.
 *
 * Every function takes the database first. A caller inside a transaction passes that transaction: what the owner
 * writes is then committed, or rolled back, with what the caller writes.
 */
export interface Ports extends DomainPorts {}

/** Columns for the caller's own statement: the owner writes the subqueries, and the caller saves a round trip. */
type Columns = Readonly<Record<string, SQL>>

type PortFunction = (database: Database, ...rest: never[]) => Promise<unknown> | Columns

/**
 * A port in the type that its owner has to offer: a function whose first argument is not the database does not compile.
 */
type Offered<Port> = { [F in keyof Port]: Port[F] extends PortFunction ? Port[F] : never }

/** The ports of one owner. */
export type OfferedPorts = { [P in keyof Ports]?: Offered<NonNullable<Ports[P]>> }
