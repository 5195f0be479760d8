import { Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from 'shared/server/database/database'

/** The pool of connections to PostgreSQL; the embedded database has none. */
export function connectionMetrics(connections: OpenDatabase['connections'], registry: Registry): void {
  if (!connections) return
  new Gauge({
    name: 'mydiet_database_connections',
    help: 'Connections of this process by what they do, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}
