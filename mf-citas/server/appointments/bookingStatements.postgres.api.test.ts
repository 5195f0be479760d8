import { randomUUID } from 'node:crypto'
import { readStatements, statementsOf } from 'shared/testing/services/sentStatements'
import { vi } from 'vitest'
import type { SpecialistUser } from '../../contract/appointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

/**
 * The most statements that one booking may send: it takes as many round trips to the database, and other people wait for
 * the specialist's day during most of them.
 */
const MOST = 14

let server: CitasServer
beforeAll(async () => {
  readStatements()
  server = await citasServer()
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

test('a booking sends few statements, whichever of its products pays', async () => {
  const specialist = server.specialists[4] as SpecialistUser
  const slots = await server.freeSlots(specialist)
  for (const productId of ['ConsultationOnline', 'Consultation'] as const) {
    await server.buy(server.nuevo.id, productId)
    const minutes = productId === 'Consultation' ? 60 : 20
    const slot = slots.splice(0, 3)[0] as Asked
    const end = new Date(Date.parse(slot.init) + minutes * 60_000).toISOString()
    const book = () => server.book({ ...slot, end }, server.nuevo, randomUUID())
    const statements = await statementsOf(book, 201)
    // The count covers the whole call: it begins with the session and ends with the transaction.
    expect(statements[0]).toContain('sessions')
    expect(statements.at(-1)).toBe('commit')
    expect(statements.slice(MOST)).toEqual([])
  }
})
