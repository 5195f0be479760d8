import { ConfigError } from 'shared/server/config/variables'
import { withoutOwners } from 'shared/server/ports/domainPorts'
import type { SliceContext } from 'shared/server/slices/context'
import type { Ports } from 'shared/server/slices/ports'
import type { Slice } from 'shared/server/slices/slice'

/** The part of a slice, or of the shell, that concerns ports. */
export type PortOwner = Pick<Slice, 'name' | 'ports'>

/**
 * Joins the owners' ports in the context. The ports of every slice are joined, also of those whose calls another
 * process answers: all processes share one database, so a port need not travel. Throws where one is offered twice.
 */
export function composePorts(owners: readonly PortOwner[], context: SliceContext): void {
  const ownerOf = new Map<string, string>()
  for (const { name, ports } of owners) {
    const offered = ports?.(context) ?? {}
    for (const port of Object.keys(offered)) {
      const other = ownerOf.get(port)
      if (other) throw new PortProblem(`«${other}» y «${name}» ofrecen el mismo puerto, «${port}».`)
      ownerOf.set(port, name)
    }
    Object.assign(context.ports, offered)
  }
}

/** The slices whose calls this process answers: those of `SLICES`, or all. */
export function chosenSlices(slices: readonly Slice[], chosen: readonly string[] | undefined): Slice[] {
  const known = slices.map(slice => slice.name)
  const unknown = chosen?.filter(name => !known.includes(name)) ?? []
  if (unknown.length > 0) {
    throw new ConfigError([`SLICES: no existe ${unknown.join(', ')}. Existen: ${known.join(', ')}.`])
  }
  return slices.filter(slice => !chosen || chosen.includes(slice.name))
}

class PortProblem extends Error {
  override name = 'PortProblem'
}

/** The ports before they are joined: those of domains answer as where their owner is not there. */
export function noPorts(): Ports {
  return { ...withoutOwners } as Ports
}
