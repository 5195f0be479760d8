import { sql } from 'drizzle-orm'
import { dayAndMinuteIn } from 'shared/dates/instants'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import type { RiskHelp } from '../../contract/risk'
import type { StaffRiskNotice } from '../../contract/staff'
import type { Question } from '../../rules/forms/form'
import { callTime } from '../../rules/risk/callTime'
import { callWords } from '../../rules/risk/callWords'
import { type ObjetivosServer, objetivosServer } from '../testing/objetivosServer'

let server: ObjetivosServer
let formId: number
let questions: Question[]
beforeAll(async () => {
  server = await objetivosServer()
  formId = server.form('Estado de ánimo').id
  questions = await server.questions(formId)
})
afterAll(() => server.close())

/** The question of PHQ-9 whose options signal a risk, and one of them. */
const QUESTION = 9
const RISK = 2

const tell = (question: number, more = {}) => server.as('POST risk-notices', { formId, question, ...more })
const help = async (person = server.ana): Promise<RiskHelp> =>
  (await server.as('GET risk-help', undefined, person)).body
const seen = (familyMemberId?: number) => server.as('POST risk-help/shown', { formId, familyMemberId })
const due = (familyMemberId: number | null = null) => ({ formId, familyMemberId, question: QUESTION })

describe('help', () => {
  const draft = (answer: number | null, changes: number, more = {}) =>
    server.putDraft(formId, { version: 1, answers: [{ question: QUESTION, answer, changes, ...more }] })

  test('is due for a stored answer until it was shown, on any device; for another answer it is due again', async () => {
    expect((await help()).due).toEqual([])
    await draft(RISK, 1)
    expect((await help()).due).toEqual([due()])
    expect((await help(server.nuevo)).due).toEqual([])
    expect((await seen()).status).toBe(201)
    expect((await help()).due).toEqual([])
    // The other device did not show it, and its copy arrives late.
    await draft(RISK, 1)
    expect((await help()).due).toEqual([])
    await draft(RISK + 1, 2)
    expect((await help()).due).toEqual([due()])
    await draft(RISK, 3, { helped: true })
    expect((await help()).due).toEqual([])
    await draft(1, 4)
    expect((await help()).due).toEqual([])
  })

  test('is due for a sent test too, whoever sent it, unless the sender showed it', async () => {
    const { id } = await server.addMember({ firstName: 'Ema', birthDate: '1990-02-01' })
    const user = { user: { id } }
    const sent = await server.send(formId, server.answered(questions, user, { [QUESTION]: RISK }))
    expect(sent.status).toBe(201)
    // An adult who has not agreed: nothing about their answers is told, this neither.
    expect((await help()).due).toEqual([])
    await server.context.database.execute(
      sql`update objetivos.family_members set consent = 'GRANTED' where id = ${id}`,
    )
    expect((await help()).due).toEqual([due(id)])
    expect((await server.as('POST risk-help/shown', { formId, familyMemberId: 2_000_000_000 })).status).toBe(
      404,
    )
    await seen(id)
    expect((await help()).due).toEqual([])

    const data = JSON.parse(server.answered(questions, {}, { [QUESTION]: RISK }))
    for (const answer of data.answers) if (answer.question === QUESTION) answer.helped = true
    expect((await server.send(formId, JSON.stringify(data))).status).toBe(201)
    expect((await help()).due).toEqual([])
    await server.as(`DELETE family-members/${id}`)
  })

  test('knows when the practice is open: in two weeks on no Sunday, and never at night', async () => {
    const { openTimes } = await help()
    const starts = openTimes.map(({ opens }) => dayAndMinuteIn(new Date(opens), 'America/Monterrey'))
    expect(openTimes.length).toBeGreaterThan(15)
    for (const { minute } of starts) expect(minute).toBeGreaterThanOrEqual(8 * 60)
    expect(openTimes.map(({ opens }) => opens)).toEqual(openTimes.map(({ opens }) => opens).sort())
    expect(starts.map(({ day }) => new Date(day).getUTCDay())).not.toContain(0)
  })
})

describe('the practice', () => {
  const SUBJECT = 'Una persona pidió que la busques'
  const list = async (): Promise<StaffRiskNotice[]> =>
    (await server.as('GET staff/risk-notices', undefined, staff)).body
  let staff: Awaited<ReturnType<ObjetivosServer['signInStaff']>>
  beforeAll(async () => {
    staff = await server.signInStaff('otra@mydiet.mx')
  })

  test('is told of an answer alone: 409 while no stored one signals a risk, and nothing is sent', async () => {
    const unanswered = { status: 409, body: { message: expect.stringContaining('800 911 2000') } }
    const { id } = await server.addMember({ firstName: 'Noé', birthDate: '1990-02-01' })
    const answer = (value: number, changes: number) =>
      server.putDraft(formId, {
        familyMemberId: id,
        version: 1,
        answers: [{ question: QUESTION, answer: value, changes }],
      })
    expect(await tell(QUESTION, { familyMemberId: id })).toMatchObject(unanswered)
    await answer(1, 1)
    expect(await tell(QUESTION, { familyMemberId: id })).toMatchObject(unanswered)
    expect(await list()).toEqual([])
    // An adult's sent answers are told to nobody without their consent.
    const user = { user: { id } }
    const sent = await server.send(formId, server.answered(questions, user, { [QUESTION]: RISK }))
    expect(sent.status).toBe(201)
    expect(await tell(QUESTION, { familyMemberId: id })).toMatchObject(unanswered)
    await server.context.database.execute(
      sql`update objetivos.family_members set consent = 'GRANTED' where id = ${id}`,
    )
    expect((await tell(QUESTION, { familyMemberId: id })).status).toBe(201)
    await server.as(`DELETE family-members/${id}`)
    await server.context.database.execute(sql`delete from objetivos.risk_notices`)
    await server.emptyMailbox()
  })

  test('is told if the person agrees, once, in words that name no answer and promise no call at night', async () => {
    const both = [await tell(QUESTION), await tell(QUESTION)]
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
    const times = (await help()).openTimes.map(({ opens, closes }) => ({
      opens: new Date(opens),
      closes: new Date(closes),
    }))
    const from = new Date(both[0]?.body.callFrom)
    expect(times.some(({ opens, closes }) => opens <= from && from < closes)).toBe(true)
    expect((await tell(1)).status).toBe(404)
    expect((await tell(QUESTION, { familyMemberId: 2_000_000_000 })).status).toBe(404)
    const mails = await server.mails({ to: 'jorge.salinas@mydiet.mx', subject: SUBJECT })
    expect(mails).toHaveLength(1)
    const [notice] = await list()
    const asked = new Date(notice?.createdAt ?? '')
    const promise = `Le dijimos que la vamos a buscar ${callWords(callTime(times, asked), asked)}`
    for (const said of ['Ana Treviño Garza', 'Su propio teléfono: 8112345678', promise]) {
      expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(said)
    }
    expect(mails[0]?.text).not.toMatch(/ánimo|PHQ|muert|\.\.\s/i)
    expect(notice).toEqual({
      id: both[0]?.body.id,
      createdAt: expect.any(String),
      handled: false,
      handledAt: null,
      handledBy: '',
      patient: { firstName: 'Ana', lastName: 'Treviño Garza' },
      phone: '8112345678',
      phoneOwner: 'person',
      account: 'Ana Treviño Garza',
      email: 'ana@mydiet.mx',
    })
  })

  test('reads whose telephone it is: the member’s own, or that of the account’s holder', async () => {
    const ids = []
    for (const fields of [{ phone: '8187654321' }, { phone: '' }]) {
      const { id } = await server.addMember({ firstName: 'Leo', ...fields, birthDate: bornYearsAgo(30) })
      ids.push(id)
      await server.putDraft(formId, {
        familyMemberId: id,
        version: 1,
        answers: [{ question: QUESTION, answer: RISK, changes: 1 }],
      })
      expect((await tell(QUESTION, { familyMemberId: id })).status).toBe(201)
    }
    const [account, own] = await list()
    expect(own).toMatchObject({ phone: '8187654321', phoneOwner: 'person', patient: { firstName: 'Leo' } })
    expect(account).toMatchObject({
      phone: '8112345678',
      phoneOwner: 'account',
      account: 'Ana Treviño Garza',
      patient: { firstName: 'Leo' },
    })
    const [mail] = (await server.mails({ to: 'jorge.salinas@mydiet.mx', subject: SUBJECT })).filter(
      ({ text }) => text.includes('titular'),
    )
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Teléfono de Ana Treviño Garza, titular de la cuenta: 8112345678',
    )
    for (const id of ids) await server.as(`DELETE family-members/${id}`)
  })

  test('notes who called, and takes it back; both acts are in the log', async () => {
    const handled = async () => (await list())[0]
    const id = (await handled())?.id
    expect((await server.as(`POST staff/risk-notices/${id}/handled`, undefined, staff)).status).toBe(201)
    expect(await handled()).toMatchObject({
      handled: true,
      handledAt: expect.any(String),
      handledBy: 'otra',
    })
    expect((await tell(QUESTION)).body.id).not.toBe(id)
    expect((await server.as(`DELETE staff/risk-notices/${id}/handled`, undefined, staff)).status).toBe(200)
    expect((await list()).find(one => one.id === id)).toMatchObject({
      handled: false,
      handledAt: null,
      handledBy: '',
    })
    expect((await server.as('DELETE staff/risk-notices/2000000000/handled', undefined, staff)).status).toBe(
      404,
    )
    expect((await server.as(`DELETE staff/risk-notices/${id}/handled`)).status).toBe(403)
    const { rows } = await server.context.database.execute<{ act: string }>(
      sql`select act from auth.audit_log where act like ${`notice ${id} %`} order by id`,
    )
    expect(rows.map(({ act }) => act)).toEqual([`notice ${id} handled`, `notice ${id} waits again`])
  })
})
