import type { Ports } from 'shared/server/slices/ports'
import type { SliceContext } from 'shared/server/slices/slice'

/** The port of mf-citas; undefined in a practice that runs without it, where payments go on all the same. */
export function appointmentsOf({ ports }: Pick<SliceContext, 'ports'>): Ports['appointments'] | undefined {
  return (ports as Partial<Ports>).appointments
}
