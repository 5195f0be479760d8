import type { Database } from './database'

interface Preparable<P> {
  prepare(name: string): P
}

let statements = 0

/**
 * A statement that many calls run: the query builder writes its SQL once for each database instead of at every call,
 * and PostgreSQL parses it once for each connection. Values come by `sql.placeholder`.
 *
 *     const sessionOf = statement(database => database.select().from(sessions).where(eq(token, sql.placeholder('token'))))
 *     await sessionOf(database).execute({ token })
 */
export function statement<P>(build: (database: Database) => Preparable<P>): (database: Database) => P {
  const name = `statement_${++statements}`
  const prepared = new WeakMap<Database, P>()
  return database => {
    let one = prepared.get(database)
    if (!one) {
      one = build(database).prepare(name)
      prepared.set(database, one)
    }
    return one
  }
}
