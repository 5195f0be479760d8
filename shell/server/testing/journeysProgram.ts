import type { Environment } from 'shared/server/config/variables'
import { closing } from '../closing'
import { programConfig } from '../programConfig'
import { serveParts } from '../serveParts'

/** Starts the server with these variables, or stops the one on this port. */
export interface Order {
  port: number
  start?: Environment
}

export interface Done {
  port: number
  /** The reason why the order was not carried out. */
  error?: string
}

/*
 * A program in which a worker of the journeys starts one server after the other, each with data of its own: the host is
 * loaded and compiled once. It ends with the worker.
 */
const running = new Map<number, () => Promise<void>>()

async function carryOut({ port, start }: Order): Promise<void> {
  if (start) {
    running.set(port, closing(await serveParts(programConfig({ ...process.env, ...start }))))
    return
  }
  const close = running.get(port)
  running.delete(port)
  await close?.()
}

process.on('message', (order: Order) => {
  const answer = (error?: unknown) =>
    process.send?.({ port: order.port, ...(error !== undefined && { error: String(error) }) } satisfies Done)
  carryOut(order).then(() => answer(), answer)
})
process.on('disconnect', () => process.exit())
