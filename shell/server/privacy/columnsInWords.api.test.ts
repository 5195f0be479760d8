import { mapBatches } from 'shared/server/database/batches'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { slices } from '../slices'
import { personTables, writeSomeRow } from '../testing/personTables'

/** Columns of any list that say nothing about the person to the person: they join rows, or say when one last changed. */
const TECHNICAL = new Set(['id', 'userId', 'idempotencyKey', 'updatedAt'])

/** The columns of single lists that the download has and its words leave out. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // The words say when it begins; the rest serves reminders, calendars and the hold before the payment.
  'citas.appointments': [
    ...['createdAt', 'endsAt', 'bookedStart', 'bookedEnd', 'link', 'purchaseId', 'heldUntil', 'heldOn'],
    ...['uid', 'sequence', 'changedAt', 'dayReminderAt', 'hourReminderAt'],
  ],
  'citas.waitingList': ['version', 'offeredStart'],
  // The files are downloaded from the receipt.
  'cuenta.invoiceRequests': ['paymentId', 'pdf', 'xml'],
  // Its title and its amount are there; the rest is the exchange with the payment provider.
  'cuenta.orders': [
    ...['reference', 'productId', 'product', 'priceId', 'productKey', 'listAmount', 'discount', 'origin'],
    ...['returnPath', 'slot', 'appointmentId', 'notBooked', 'sessionId', 'url', 'expiresAt', 'readings'],
    ...['applied', 'checkedAt', 'askAt'],
  ],
  // The discount is the difference of the two prices.
  'cuenta.payments': ['orderId', 'paymentId', 'discount'],
  'cuenta.purchases': ['orderId', 'part', 'revoked'],
  'cuenta.subscriptions': ['status', 'orderId'],
  'cursos.commentReports': ['settled'],
  // A specialist's reply has no person; others' likes and replies are theirs.
  'cursos.comments': ['specialist', 'likeCount', 'answerCount'],
  // The list of all subtopics, as a text for the program.
  'cursos.courseProgress': ['progress'],
  'cursos.unlockMails': ['topicId', 'createdAt'],
  'diet.recipeComments': ['createdAt'],
  'objetivos.familyMembers': ['createdAt'],
  // A mark for the server: the clinic's call is a list of its own.
  'objetivos.formResponses': ['helpDue'],
  'objetivos.labFiles': ['responseId'],
  // The staff's member who answered is in the audit log.
  'objetivos.riskNotices': ['formId', 'handledBy'],
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The lists, of which it is recorded what is read: a row's columns that exist, and those that were asked for. */
function watched(lists: OwnLists) {
  const columns = new Map<string, Set<string>>()
  const read = new Map<string, Set<string>>()
  const watch = (name: string, row: object) => {
    const asked = read.get(name) ?? new Set()
    read.set(name, asked)
    columns.set(name, new Set([...(columns.get(name) ?? []), ...Object.keys(row)]))
    return new Proxy(row, {
      // Words can be made of a row without fields; the texts of a row of this test are no answers of a test.
      get(_row, column) {
        asked.add(String(column))
        return undefined
      },
    })
  }
  const watchedLists = Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => [name, mapBatches(rows, row => watch(name, row))]),
  )
  return { lists: watchedLists, columns, read }
}

test('each column of the download is in the words, or is named here', async () => {
  const ana = await server.signIn()
  const { context } = server
  for (const table of await personTables(context.database))
    await writeSomeRow(context.database, table, ana.id)
  const silent: Record<string, string[]> = {}
  for (const { name, ownData } of slices) {
    const { lists, columns, read } = watched(await ownData.export(context, ana.id))
    for (const { list, rows } of await ownData.inWords(context, lists, 'person')) {
      for await (const _ of rows);
      const wordless = [...(columns.get(list) ?? [])].filter(
        column => !TECHNICAL.has(column) && !read.get(list)?.has(column),
      )
      expect({ list: `${name}.${list}`, rows: columns.has(list) }).toEqual({
        list: `${name}.${list}`,
        rows: true,
      })
      if (wordless.length > 0) silent[`${name}.${list}`] = wordless
    }
  }
  expect(silent).toEqual(LEFT_OUT)
})
