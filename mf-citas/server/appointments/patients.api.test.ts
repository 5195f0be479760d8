import { eq } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { SpecialistUser } from '../../contract/appointments'
import { appointmentRefusals, removedFamilyMember } from '../../messages'
import { appointments } from '../schema'
import { anasAppointments, shifted, specialistOf, timesOf } from '../testing/anasAppointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let own: Awaited<ReturnType<typeof anasAppointments>>
let psychologist: SpecialistUser

beforeAll(async () => {
  server = await citasServer(undefined, { PUBLIC_ORIGIN: 'http://localhost' })
  own = await anasAppointments(server)
  psychologist = specialistOf(server, 'PSYCHOLOGY')
})
afterAll(() => server.close())

describe('one patient is in one place at a time', () => {
  const LUIS = { id: 0, firstName: 'Luis', lastName: 'Garza' }
  /** A free time that both specialists have, as bodies of either. */
  let together: { one: Asked; other: Asked }[]
  const pay = () => server.buy(server.ana.id, 'ConsultationOnline')
  const hold = (body: object) => server.call('POST appointments/hold', { token: server.ana.token, body })
  const OWN = { status: 409, body: { message: appointmentRefusals.ownOverlap } }

  beforeAll(async () => {
    const others = await server.freeSlots(psychologist)
    together = (await server.freeSlots(own.nutritionist)).flatMap(one => {
      const other = others.find(({ init }) => init === one.init)
      return other ? [{ one, other }] : []
    })
    // The first ones are those that a test takes alone.
    together = together.slice(-10)
    const { firstName, lastName } = LUIS
    const child = { firstName, lastName, birthDate: '2016-05-04', gender: 'male' }
    const { body } = await server.call('POST family-members', { token: server.ana.token, body: child })
    LUIS.id = body.id
  })

  test('an own appointment with another specialist refuses booking, holding and moving there', async () => {
    const [first, second] = together.splice(0, 2) as [(typeof together)[0], (typeof together)[0]]
    await own.booked(first.one)
    const purchase = await pay()
    expect(await server.book(first.other)).toMatchObject(OWN)
    expect(await hold(first.other)).toMatchObject(OWN)
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
    const { body: later } = await server.book(second.other)
    expect(await own.move(later.id, timesOf(first.other))).toMatchObject(OWN)
    // A little overlap is one too; the slot itself is still another person's to book.
    const short = { ...first.other, end: shifted(first.other, -5).end }
    expect(await server.book(short)).toMatchObject(OWN)
    await server.buy(server.nuevo.id, 'ConsultationOnline')
    expect((await server.book(first.other, server.nuevo)).status).toBe(201)
  })

  test('another length or kind of a held slot takes the place of the hold, and lasts no longer', async () => {
    const slot = own.free()
    const { body: short } = await hold({ ...slot, isOnline: true })
    const long = { ...slot, isOnline: false, end: shifted(slot, 40).end }
    const wanted = { init: long.init, end: long.end, isOnline: false, heldUntil: short.heldUntil }
    expect((await hold(long)).body).toMatchObject(wanted)
    const { body: held } = await server.call('GET appointments/hold', { token: server.ana.token })
    expect(held).toMatchObject([wanted])
    await server.call('DELETE appointments/hold', { token: server.ana.token })
  })

  test('of two at the same moment one is booked', async () => {
    const [pair] = together.splice(0, 1) as [(typeof together)[0]]
    await Promise.all([pay(), pay()])
    const answers = await Promise.all([server.book(pair.one), server.book(pair.other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('a family member’s appointment is another’s, and says whose in list, mail and calendar', async () => {
    const [pair] = together.splice(0, 1) as [(typeof together)[0]]
    await own.booked(pair.one)
    await pay()
    await pay()
    const body = { ...pair.other, familyMember: LUIS.id }
    expect(await server.book(body, server.nuevo)).toMatchObject({
      status: 404,
      body: { message: appointmentRefusals.unknownFamilyMember },
    })
    expect((await hold(body)).status).toBe(201)
    const { status, body: forLuis } = await server.book(body)
    expect(status).toBe(201)
    expect(forLuis.familyMember).toEqual({ id: LUIS.id, name: 'Luis Garza' })
    expect(await own.list()).toContainEqual(forLuis)
    const [mail] = await server.mails({ subject: 'Tu cita está agendada' })
    expect(mail?.text).toContain('Para: Luis Garza')
    expect(mail?.text).toMatch(/^(Videollamada, 20 minutos$|En persona, 20 minutos: )/m)
    expect(mail?.text).toMatch(new RegExp(`/user/cita/${forLuis.id}$`, 'm'))
    expect(mail?.attachments?.[0]?.content.replace(/\r\n /g, '')).toContain('(para Luis Garza)')
    // Luis himself is in one place at a time too.
    const third = server.specialists.find(
      ({ id, specialist }) => specialist.specialty === 'PSYCHOLOGY' && id !== psychologist.id,
    ) as SpecialistUser
    const same = (await server.freeSlots(third)).find(({ init }) => init === body.init)
    if (same) {
      expect(await server.book({ ...same, familyMember: LUIS.id })).toMatchObject({
        status: 409,
        body: { message: appointmentRefusals.familyOverlap },
      })
    }
  })

  test('a changed name is that of the coming appointments, and of no earlier one', async () => {
    const child = { firstName: 'Nina', lastName: 'Peña', birthDate: '2016-05-04', gender: 'female' }
    const { token } = server.ana
    const { id: familyMember } = (await server.call('POST family-members', { token, body: child })).body
    const [first, second] = [own.free(), own.free()].map(slot => ({ ...slot, familyMember }))
    const { id: coming } = await own.booked(first as Asked)
    const { id: past } = await own.booked(second as Asked)
    const startsAt = new Date(server.context.now().getTime() - 60 * MS_PER_MINUTE)
    const begun = { startsAt, endsAt: new Date(startsAt.getTime() + 20 * MS_PER_MINUTE) }
    await server.context.database.update(appointments).set(begun).where(eq(appointments.id, past))
    const body = { ...child, firstName: 'Regina' }
    expect((await server.call(`PATCH family-members/${familyMember}`, { token, body })).status).toBe(200)
    const names = new Map((await own.list()).map(one => [one.id, one.familyMember?.name]))
    expect([names.get(coming), names.get(past)]).toEqual(['Regina Peña', 'Nina Peña'])
  })

  describe('a family member who is removed', () => {
    const child = { firstName: 'Sofía', lastName: 'Peña', birthDate: '2016-05-04', gender: 'female' }
    const addMember = async () =>
      (await server.call('POST family-members', { token: server.ana.token, body: child })).body.id as number
    const remove = (id: number) => server.call(`DELETE family-members/${id}`, { token: server.ana.token })
    const rowsOf = (id: number) =>
      server.context.database.select().from(appointments).where(eq(appointments.familyMemberId, id))

    test('has no coming appointment any more, and the past ones keep no name', async () => {
      const sofia = await addMember()
      const [coming, past, held] = [
        { ...own.free(), familyMember: sofia },
        { ...own.free(), familyMember: sofia },
        { ...own.free(), familyMember: sofia },
      ]
      const { id, purchase } = await own.booked(coming)
      const { id: seen } = await own.booked(past)
      expect((await hold(held)).status).toBe(201)
      const yesterday = new Date(server.context.now().getTime() - 24 * 60 * MS_PER_MINUTE)
      const endsAt = new Date(yesterday.getTime() + 20 * MS_PER_MINUTE)
      const change = { startsAt: yesterday, endsAt, status: 'ATTENDED' as const }
      await server.context.database.update(appointments).set(change).where(eq(appointments.id, seen))

      expect((await remove(sofia)).status).toBe(200)

      const mine = await own.list()
      expect(mine.map(one => one.id)).not.toContain(id)
      expect(mine.find(one => one.id === seen)).toMatchObject({
        familyMember: { id: sofia, name: removedFamilyMember },
        attended: true,
      })
      expect(await server.statusOf(purchase)).toBe('ACTIVE')
      const rows = await rowsOf(sofia)
      expect(rows.map(({ status }) => status).sort()).toEqual(['ATTENDED', 'CANCELLED'])
      expect(rows.every(({ familyMemberName, sequence }) => familyMemberName === '' && sequence > 0)).toBe(
        true,
      )
      const { familyMember: _, ...slot } = coming
      await server.buy(server.nuevo.id, 'NutricionCitaRapida')
      expect((await server.book(slot, server.nuevo)).status).toBe(201)
      expect(await server.book(held)).toMatchObject({
        status: 404,
        body: { message: appointmentRefusals.unknownFamilyMember },
      })
      const told = await server.mails({ subject: 'Tu cita fue cancelada' })
      const hers = told.filter(({ text }) => text.includes('Para: Sofía Peña'))
      expect(hers).toHaveLength(1)
      expect(hers[0]?.text).toMatch(/\/user\/citas$/m)
    })

    test('at the moment of a booking for them leaves no appointment behind', async () => {
      for (let round = 0; round < 5; round++) {
        const sofia = await addMember()
        const purchase = await server.buy(server.ana.id, 'NutricionCitaRapida')
        const [answer] = await Promise.all([
          server.book({ ...own.free(), familyMember: sofia }),
          remove(sofia),
        ])
        expect([201, 404]).toContain(answer.status)
        const rows = await rowsOf(sofia)
        expect(rows.filter(({ status }) => status !== 'CANCELLED')).toEqual([])
        expect(await server.statusOf(purchase)).toBe('ACTIVE')
      }
    })
  })

  test('the family and the specialists of a result are those of the person alone', async () => {
    const ask = (path: string, as = server.ana) => server.call(`GET ${path}`, { token: as.token })
    expect((await ask('appointments/family')).body).toContainEqual(LUIS)
    expect((await ask('appointments/family', server.nuevo)).body).toEqual([])
    // The demo's Ana has answered a test that names one psychologist.
    const { body: results } = await ask('form-responses')
    const named = await Promise.all(
      results.map(({ formId }: { formId: number }) => ask(`specialists/named-in/${formId}`)),
    )
    expect(named.map(({ status }) => status)).toEqual(results.map(() => 200))
    const jorge = server.specialists.find(({ email }) => email === 'jorge.salinas@mydiet.mx')
    expect(named.map(({ body }) => body)).toContainEqual({ specialistIds: [jorge?.id] })
    const path = `specialists/named-in/${results[0].formId}`
    expect((await ask(path, server.nuevo)).status).toBe(404)
    expect((await ask('specialists/named-in/x')).status).toBe(400)
  })
})
