import { dayIn } from 'shared/dates/instants'
import { readConfig } from 'shared/server/config/config'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { type ContentRefused, loadContent } from '../content/loadContent'
import { type OpenContext, openContext } from '../openContext'
import { slices } from '../slices'
import { siteContents } from './siteContent'
import { currentNotice, listFaq } from './siteStore'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  await server.close()
  removeContentFolders()
})

describe('GET privacy-notice', () => {
  test('anyone reads the notice in force', async () => {
    const { status, body } = await server.call('GET privacy-notice')
    expect(status).toBe(200)
    expect(body).toEqual({
      version: '2026-11-27',
      title: 'Aviso de privacidad',
      html: expect.stringContaining('derechos ARCO'),
      publishedAt: '2026-11-27',
    })
    for (const part of ['responsable', 'sensibles', 'Finalidades', 'transfer', 'revocar', 'Cambios'])
      expect(body.html).toContain(part)
  })

  test('a browser that has it gets 304', async () => {
    const { headers } = await server.call('GET privacy-notice')
    const again = await server.call('GET privacy-notice', {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
  })
})

test('GET faq: the questions in their order, each with its own address', async () => {
  const { status, body, headers } = await server.call('GET faq')
  expect(status).toBe(200)
  expect(headers.etag).toBeDefined()
  expect(body.length).toBeGreaterThanOrEqual(12)
  expect(body[0]).toEqual({
    slug: 'como-creo-mi-cuenta',
    group: 'Tu cuenta',
    question: '¿Cómo creo mi cuenta?',
    answer: expect.stringMatching(/^<p>/),
  })
  const slugs = body.map((entry: { slug: string }) => entry.slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('without published content there is no notice, no request for consent, and no questions', async () => {
  const home = await testHome('nothing')
  const bare = await testServer({ home })
  expect(await bare.call('GET privacy-notice')).toMatchObject({
    status: 404,
    body: { message: 'No encontramos lo que buscas.' },
  })
  expect((await bare.call('GET faq')).body).toEqual([])
  const person = { firstName: 'Lucía', lastName: 'Cantú', email: 'lucia@ejemplo.mx', password: PASSWORD }
  const body = { ...person, phone: '8187654321', birthdate: '1988-02-29', gender: 'female' }
  expect((await bare.call('POST auth/register', { body })).body.mustAcceptPrivacyNotice).toBe(false)
  const { id, token } = await bare.signIn(person.email)
  const plan = {
    day: dayIn(new Date()),
    breakfast: null,
    meal: null,
    dinner: null,
    snack_morning: null,
    snack_afternoon: null,
  }
  expect((await bare.call(`POST patients/${id}/meal-plans`, { token, body: plan })).status).toBe(201)
  await bare.close()
  await home.remove()
})

describe('a practice’s content', () => {
  type Files = Record<string, string | string[]>
  const NOTICE: Files = {
    'privacy-notice.csv': ['version,title,publishedAt', '7,Nuestro aviso,2027-01-31'],
    'privacy-notice.html': '<h3 onclick="x()">Uno</h3><script>alert(1)</script><p>Dos</p>',
  }
  const faq = (...rows: string[]) => ['group,question,answer', ...rows]

  let home: TestHome
  let open: OpenContext
  beforeAll(async () => {
    home = await testHome()
    open = await openContext(readConfig(home.environment), slices)
  })
  afterAll(async () => {
    await open.close()
    await home.remove()
  })

  const load = (files: Files) => loadContent(contentFolder(files), siteContents.contentKinds, open.context)
  const refused = (files: Files) =>
    load(files).then(
      () => [],
      error => (error as ContentRefused).lines,
    )

  test('is sanitised when it is written, and replaces the old content', async () => {
    await load({
      ...NOTICE,
      'faq.csv': faq(',¿Sí?,<p>No.</p>', 'Grupo,«Otra»,"<p onmouseover=""x()"">Va<img src=x>.</p>"'),
    })
    expect(await currentNotice(open.context.database)).toEqual({
      version: '7',
      title: 'Nuestro aviso',
      html: '<h3>Uno</h3><p>Dos</p>',
      publishedAt: '2027-01-31',
    })
    expect(await listFaq(open.context.database)).toEqual([
      { slug: 'si', group: '', question: '¿Sí?', answer: '<p>No.</p>' },
      { slug: 'otra', group: 'Grupo', question: '«Otra»', answer: '<p>Va.</p>' },
    ])
  })

  test('the text of a published version cannot change, and nothing loaded with it is written', async () => {
    await load(NOTICE)
    await load(NOTICE)
    const promises = { ...NOTICE, 'privacy-kept.csv': ['category,title,reason,years', 'audit,Actos,Ley,5'] }
    expect(await refused(promises)).toEqual([
      'privacy-notice.csv, fila 2, version: «7» ya se publicó con otro texto: dale una versión nueva.',
    ])
    const files = { ...NOTICE, 'privacy-notice.html': '<p>Otro.</p>', 'faq.csv': faq(',Nueva,x') }
    expect(await refused(files)).toEqual([
      'privacy-notice.csv, fila 2, version: «7» ya se publicó con otro texto: dale una versión nueva.',
    ])
    expect(await listFaq(open.context.database)).not.toContainEqual(
      expect.objectContaining({ slug: 'nueva' }),
    )
  })

  test.each<[string, Files, string]>([
    [
      'a promise of what the product does not know',
      { ...NOTICE, 'privacy-kept.csv': ['category,title,reason,years', 'dreams,Sueños,Ley,5'] },
      'privacy-kept.csv, fila 2, category: Debe ser una de appointments, results',
    ],
    [
      'a promise of two terms',
      { ...NOTICE, 'privacy-kept.csv': ['category,title,reason,years', 'audit,A,Ley,5', 'audit,A,Ley,6'] },
      'privacy-kept.csv, fila 3, category: Está repetido',
    ],
    [
      'a promise for ever',
      { ...NOTICE, 'privacy-kept.csv': ['category,title,reason,years', 'audit,A,Ley,31'] },
      'privacy-kept.csv, fila 2, years',
    ],
    [
      'a promise without a reason',
      { ...NOTICE, 'privacy-kept.csv': ['category,title,reason,years', 'audit,A,,5'] },
      'privacy-kept.csv, fila 2, reason',
    ],
    [
      'a list without a promise',
      { ...NOTICE, 'privacy-kept.csv': ['category,title,reason,years'] },
      'privacy-kept.csv: Está vacío.',
    ],
    [
      'half of a notice',
      { 'privacy-notice.csv': NOTICE['privacy-notice.csv'] ?? '' },
      'privacy-notice.html: Falta este archivo',
    ],
    [
      'two notices at once',
      { ...NOTICE, 'privacy-notice.csv': ['version,title,publishedAt', '7,A,2027-01-31', '8,B,2027-01-31'] },
      'Debe tener una sola fila',
    ],
    [
      'no version',
      { ...NOTICE, 'privacy-notice.csv': ['version,title,publishedAt', ',A,2027-01-31'] },
      'privacy-notice.csv, fila 2, version',
    ],
    [
      'a day that does not exist',
      { ...NOTICE, 'privacy-notice.csv': ['version,title,publishedAt', '7,A,2027-02-30'] },
      'privacy-notice.csv, fila 2, publishedAt',
    ],
    [
      'a text that is only a script',
      { ...NOTICE, 'privacy-notice.html': '<script>x</script>' },
      'privacy-notice.html: Está vacío.',
    ],
    [
      'the same question twice',
      { 'faq.csv': faq(',¿Cómo?,x', ',Como,y') },
      'faq.csv, fila 3, question: Está repetido',
    ],
    ['a question of signs', { 'faq.csv': faq(',¿?,x') }, 'faq.csv, fila 2, question: Debe tener letras'],
    ['a question without an answer', { 'faq.csv': faq(',Uno,') }, 'faq.csv, fila 2, answer'],
  ])('%s is reported', async (_, files, said) => {
    expect([...(await refused(files))].join('\n')).toContain(said)
  })
})
