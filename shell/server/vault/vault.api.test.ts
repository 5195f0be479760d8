import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { KEPT_CATEGORIES } from 'shared/published/kept'
import { newName } from 'shared/server/files/files'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { loadContent } from '../content/loadContent'
import { addUpload } from '../files/uploadStore'
import { siteContents } from '../site/siteContent'
import { currentNotice, promisesInForce } from '../site/siteStore'
import { slices } from '../slices'
import { accountsOf, entriesOf, fileIn, filesIn } from './readVault'
import { keptParts } from './record'

const LAB = Buffer.from('%PDF-1.7 glucosa 91 mg/dL')
/** Words such as `Tus citas`, `Lo que compraste`. */
const SPOKEN_TO = /(^|\s)(tus?|te|ti|\w+(aste|iste)|evitas|ves)(\s|$)/i
const FIVE_YEARS = 5 * 366 * MS_PER_DAY

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())
afterAll(removeContentFolders)

const end = (token: string) => server.call('DELETE auth/me', { token, body: { password: PASSWORD } })

/** Ana with a lab; answers its name. */
async function withLab(): Promise<{ token: string; id: number; lab: string }> {
  const { id, token } = await server.signIn()
  const lab = newName('pdf', 'owner')
  const { database, files, now } = server.context
  await addUpload(database, { name: lab, ownerId: id, kind: 'lab', createdAt: now() })
  await files.put(LAB, lab)
  return { id, token, lab }
}

const rowsOf = async (table: string) =>
  (await server.context.database.execute(sql.raw(`select * from vault.${table}`))).rows

test('the end of an account moves what the notice names into the vault, and its receipt says until when', async () => {
  const { token } = await withLab()
  const endedAt = server.context.now()
  const { status, body } = await end(token)
  expect(status).toBe(200)
  const promises = await promisesInForce(server.context.database)
  const titles = promises.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(body.kept.map(({ title }: { title: string }) => title)))
  expect(body.kept[0]).toEqual({
    title: 'Tus citas',
    reason: expect.stringContaining('NOM-004-SSA3'),
    until: expect.stringMatching(new RegExp(`^${endedAt.getUTCFullYear() + 5}-`)),
  })
  const [mail] = await server.mails({ to: ANA, subject: 'Tu cuenta fue eliminada' })
  for (const { title, reason } of body.kept) {
    expect(mail?.text).toContain(`• ${title}. Hasta el `)
    expect(mail?.text).toContain(reason)
  }
  expect(mail?.text).toContain('Borramos tu cuenta'.slice(1))

  const [account = ''] = await accountsOf(server.context, ' ANA@mydiet.mx')
  const entries = await entriesOf(server.context, account)
  expect(entries).toHaveLength(body.kept.length)
  const payments = entries.find(({ category }) => category === 'payments')
  expect(payments?.record).toMatchObject({ person: { firstName: 'Ana', email: ANA } })
  expect(payments?.record.sections).toContainEqual({
    title: 'Compras',
    columns: ['Fecha', 'Producto', 'Estado'],
    rows: expect.arrayContaining([expect.arrayContaining(['Vigente'])]),
  })
})

test('an appointment that was to come is kept as cancelled', async () => {
  const { token } = await server.signIn()
  await end(token)
  const [account = ''] = await accountsOf(server.context, ANA)
  const kept = await entriesOf(server.context, account)
  const { sections = [] } = kept.find(({ category }) => category === 'appointments')?.record ?? {}
  const said = new Set(sections.flatMap(({ rows }) => rows.flat()))
  expect(said.has('Cancelada')).toBe(true)
  expect(said.has('Agendada')).toBe(false)
})

test('what the staff reads tells of the person, and does not speak to them', async () => {
  const { token } = await withLab()
  await end(token)
  const [account = ''] = await accountsOf(server.context, ANA)
  const sections = (await entriesOf(server.context, account)).flatMap(({ record }) => record.sections)
  const words = sections.flatMap(({ title, columns }) => [title, ...columns])
  expect(words).toEqual(expect.arrayContaining(['Citas', 'Alimentos que evitaba', 'Tests y sus resultados']))
  expect(words.filter(said => SPOKEN_TO.test(said))).toEqual([])
  const cells = sections.flatMap(({ rows }) => rows.flat())
  expect(cells).toContain('Titular de la cuenta')
  for (const spoken of ['Ti', 'No me gusta']) expect(cells).not.toContain(spoken)
})

test('of an adult of the family who has not agreed nothing is kept; a child’s and an agreed adult’s results are', async () => {
  const { token, id } = await server.signIn()
  const { context } = server
  const members = {
    Niña: ['2020-01-01', 'NONE'],
    Agreed: ['1960-01-01', 'GRANTED'],
    Closed: ['1961-01-01', 'ASKED'],
  }
  const labs: Record<string, string> = {}
  for (const [name, [birth, consent]] of Object.entries(members)) {
    const lab = newName('pdf', 'owner')
    labs[name] = lab
    await addUpload(context.database, { name: lab, ownerId: id, kind: 'lab', createdAt: context.now() })
    await context.files.put(LAB, lab)
    await context.database.execute(sql`
      with member as (
        insert into objetivos.family_members
          (user_id, first_name, last_name, birth_date, gender, email, phone, relationship, picture, consent)
        values (${id}, ${name}, 'Garza', ${birth}, 'female', '', '', 'Familiar', '', ${consent}) returning id),
      response as (
        insert into objetivos.form_responses (user_id, family_member_id, form_id, version, answers, areas, balance, labs)
        select user_id, member.id, form_id, version, answers, areas, balance, labs
        from objetivos.form_responses, member where user_id = ${id} order by form_responses.id limit 1
        returning id, family_member_id),
      notice as (
        insert into objetivos.risk_notices (user_id, family_member_id, form_id, created_at)
        select ${id}, family_member_id, 1, now() from response)
      insert into objetivos.lab_files (user_id, response_id, lab, file, uploaded_at)
      select ${id}, id, ${name}, ${lab}, now() from response`)
  }
  await end(token)
  await server.jobsDone()
  const [account = ''] = await accountsOf(context, ANA)
  const results = (await entriesOf(context, account)).find(({ category }) => category === 'results')
  const text = JSON.stringify(results?.record)
  const tables = results?.record.tables ?? {}
  for (const name of ['Niña', 'Agreed']) {
    expect(text).toContain(name)
    expect(text).toContain(labs[name])
  }
  expect(text).not.toContain('Closed')
  expect(text).not.toContain(labs.Closed)
  expect(tables['objetivos.risk_notices']).toHaveLength(2)
  const kept = await filesIn(context, account, ['results'])
  const bytes = await Promise.all(kept.map(name => fileIn(context, [account], name)))
  expect(bytes.filter(one => one?.equals(LAB))).toHaveLength(2)
  for (const lab of Object.values(labs)) expect(await context.files.read(lab)).toBeUndefined()
})

test('nothing in the database or the files tells whose it was, or what it says', async () => {
  const { token, lab } = await withLab()
  await end(token)
  await server.jobsDone()
  const { context } = server
  const [account = ''] = await accountsOf(context, ANA)
  const text = JSON.stringify([await rowsOf('accounts'), await rowsOf('entries'), await rowsOf('files')])
  for (const word of [ANA, 'Treviño', 'Vigente', lab]) expect(text).not.toContain(word)

  expect(await context.files.read(lab)).toBeUndefined()
  const names = await filesIn(context, account, ['results'])
  const { token: other } = await server.signIn(NUEVO)
  const files = []
  for (const name of names) {
    expect((await context.files.read(name))?.includes('PDF')).toBe(false)
    expect((await server.call(`GET files/${name}`, { token: other })).status).toBe(404)
    files.push(await fileIn(context, [account], name))
  }
  expect(files).toContainEqual(LAB)
  expect(statSync(join(server.config.dataDir, 'vault.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(server.config.dataDir, 'vault.key'), 'utf8')).not.toBe('')
})

test('what is kept is destroyed on its day, with its files and the account’s key, and not before', async () => {
  const { token } = await withLab()
  await end(token)
  await server.jobsDone()
  const { context } = server
  const [account = ''] = await accountsOf(context, ANA)
  const [name = ''] = await filesIn(context, account, ['results'])
  server.pass(FIVE_YEARS - 8 * MS_PER_DAY)
  await server.jobsDone()
  expect((await entriesOf(context, account)).length).toBeGreaterThan(0)
  server.pass(9 * MS_PER_DAY)
  // Due is gone for everybody, before the job has run.
  expect(await entriesOf(context, account)).toEqual([])
  await server.jobsDone()
  for (const table of ['accounts', 'entries', 'files', 'openings']) expect(await rowsOf(table)).toEqual([])
  server.pass(MS_PER_DAY)
  await server.jobsDone()
  expect(await context.files.read(name)).toBeUndefined()
})

const notice = (version: string, ...kept: string[]) => ({
  'privacy-notice.csv': ['version,title,publishedAt', `${version},Aviso,2027-01-01`],
  'privacy-notice.html': '<p>Texto.</p>',
  ...(kept.length > 0 && { 'privacy-kept.csv': ['category,title,reason,years', ...kept] }),
})
const loadNotice = (...words: Parameters<typeof notice>) =>
  loadContent(contentFolder(notice(...words)), siteContents.contentKinds, server.context)

test('a notice that says nothing of it keeps what the law asks, as one of before there were promises', async () => {
  const promised = await promisesInForce(server.context.database)
  const { notes } = await loadNotice('9')
  expect(notes.map(({ message }) => message).join()).toContain('lo que pide la ley: Tus citas (5 años); ')
  const { token } = await withLab()
  const { kept } = (await end(token)).body
  expect(kept.length).toBeGreaterThan(3)
  const titles = promised.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(kept.map(({ title }: { title: string }) => title)))
  expect(await rowsOf('accounts')).toHaveLength(1)
})

test('what the practice’s own list does not name is erased', async () => {
  await loadNotice('9', 'payments,Pagos,Ley,5')
  const { token } = await withLab()
  expect((await end(token)).body.kept).toMatchObject([{ title: 'Pagos' }])
  const [account = ''] = await accountsOf(server.context, ANA)
  expect((await entriesOf(server.context, account)).map(({ category }) => category)).toEqual(['payments'])
  expect(await rowsOf('files')).toEqual([])
})

test('of a member of the staff nothing is kept', async () => {
  const staff = await server.signInStaff()
  expect((await end(staff.token)).body).toEqual({ kept: [], mailed: true })
  const [mail] = await server.mails({ subject: 'Tu cuenta fue eliminada' })
  expect(mail?.text).toContain('De ti no guardamos nada más.')
  expect(await rowsOf('accounts')).toEqual([])
})

test('the demo’s notice says of every category that the code keeps exactly what its table promises', async () => {
  const promises = await promisesInForce(server.context.database)
  const fates = keptParts(slices).flatMap(part => Object.values(part.fates).map(({ fate }) => fate))
  expect(promises.map(({ category }) => category)).toEqual([...KEPT_CATEGORIES])
  expect([...new Set(fates)].filter(fate => fate !== 'erased').sort()).toEqual([...KEPT_CATEGORIES].sort())
  const { html = '' } = (await currentNotice(server.context.database)) ?? {}
  const [, after = ''] = html.split('Cuánto tiempo los guardamos')
  const [section = ''] = after.split('<h3>')
  const said = [...section.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)
  expect(said).toEqual(
    promises.map(({ title, years, reason }) => `<strong>${title}:</strong> ${years} años. ${reason}`),
  )
  expect(section).toContain('máximo de 30 días')
})
