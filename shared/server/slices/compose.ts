import { ConfigError } from '../config/config'
import type { PortName, Ports } from './ports'
import type { Slice, SliceContext } from './slice'

/**
 * Joins the slices' ports. Every slice's are joined, also of those whose calls another process answers: a port
 * only reads the one database that all processes share, so it need not travel.
 */
export function composePorts(slices: readonly Slice[], context: SliceContext): void {
  for (const slice of slices) Object.assign(context.ports, slice.ports?.(context))
  for (const slice of slices) {
    for (const port of slice.needs ?? []) {
      if (!(port in context.ports)) throw new MissingPort(slice.name, port)
    }
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

class MissingPort extends Error {
  constructor(slice: string, port: PortName) {
    super(
      `El dominio «${slice}» necesita «${port}» y ningún dominio lo ofrece: revisa shell/server/slices.ts.`,
    )
    this.name = 'MissingPort'
  }
}

/** Ports before they are joined; whoever asks for one too early gets nothing. */
export function noPorts(): Ports {
  return {} as Ports
}
