import { type TestServer, testServer } from 'shared/testing/testServer'
import type { ContentEntries, ContentEntry, TipCategory } from '../../contract/tips'
import { tagKey } from '../../rules/tips/tagLabel'
import { tipsOf } from '../../rules/tips/tipsOf'

const ENTRIES = 'GET content/spaces/mydiet/environments/testing/entries'
const KINDS = ['tip', 'tipPsicologia', 'tipGinecologia', 'video', 'videoPsicologia', 'videoGinecologia']

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  token = (await server.signIn()).token
})
afterAll(() => server.close())

const ask = (query: string) => server.call(`${ENTRIES}?${query}`, { token })
const entries = async (query: string): Promise<ContentEntries> => (await ask(query)).body

describe('entries, in the delivery format of Contentful', () => {
  test.each(KINDS)('of the type %s', async kind => {
    const answer = await entries(`content_type=${kind}`)
    expect(answer).toMatchObject({ sys: { type: 'Array' }, skip: 0, limit: 100 })
    expect(answer.items.length).toBeGreaterThanOrEqual(3)
    expect(answer.total).toBe(answer.items.length)
    for (const item of answer.items) {
      expect(item).toMatchObject({
        metadata: {
          tags: expect.arrayContaining([{ sys: { type: 'Link', linkType: 'Tag', id: expect.any(String) } }]),
        },
        sys: {
          type: 'Entry',
          contentType: { sys: { type: 'Link', linkType: 'ContentType', id: kind } },
          createdAt: expect.stringMatching(/Z$/),
          updatedAt: expect.stringMatching(/Z$/),
        },
        fields: { title: expect.any(String), imagen: { sys: { type: 'Link', linkType: 'Asset' } } },
      })
    }
    // The screen's reader finds every field.
    const tips = tipsOf(answer)
    expect(tips).toHaveLength(answer.items.length)
    for (const tip of tips) {
      expect(tip.picture).toMatch(/^\/api\/files\/[0-9a-f]{32}\.webp$/)
      expect(Boolean(kind.startsWith('tip') ? tip.description : tip.video)).toBe(true)
    }
  })

  test('a tip’s description is a rich text document', async () => {
    const { items } = await entries('content_type=tip')
    for (const { fields } of items) {
      expect(fields.description).toMatchObject({ nodeType: 'document', data: {}, content: expect.any(Array) })
    }
    expect(JSON.stringify(items)).toContain('"unordered-list"')
    expect(JSON.stringify(items)).toContain('"blockquote"')
    expect(JSON.stringify(items)).toContain('"bold"')
    expect(JSON.stringify(items)).toContain('"hyperlink"')
  })

  test('pages have the requested size and only the pictures of their own entries', async () => {
    const all = await entries('content_type=tip')
    const page = await entries('content_type=tip&skip=2&limit=3')
    expect(page).toMatchObject({ total: all.total, skip: 2, limit: 3 })
    expect(page.items).toEqual(all.items.slice(2, 5))
    expect(page.includes?.Asset).toHaveLength(3)
    expect((await entries('content_type=tip&include=0')).includes).toBeUndefined()
    expect(await entries('content_type=tip&skip=10000')).toMatchObject({ items: [], total: all.total })
  })

  test('one entry by its id, of any kind; an unknown id gives an empty collection', async () => {
    const [first] = (await entries('content_type=tipGinecologia')).items as [ContentEntry]
    expect((await entries(`sys.id=${first.sys.id}`)).items).toEqual([first])
    expect((await entries(`content_type=tip&sys.id=${first.sys.id}`)).items).toEqual([])
    expect(await entries('sys.id=nadie')).toMatchObject({ items: [], total: 0 })
  })

  test('is not sent again to a client that has it', async () => {
    const { headers } = await ask('content_type=tip')
    const again = await server.call(`${ENTRIES}?content_type=tip`, {
      token,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test.each([
    [''],
    ['content_type=page'],
    ['content_type=tip&content_type=video'],
    ['content_type=tip&limit=-1'],
    ['content_type=tip&limit=1001'],
    ['content_type=tip&limit=1e2'],
    ['content_type=tip&skip=-1'],
    ['sys.id='],
    ["sys.id=a'%20or%201=1"],
  ])('the query «%s» is refused', async query => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
  })

  test.each(['spaces/otro/environments/testing', 'spaces/mydiet/environments/master'])(
    'an unknown space or environment is not found: %s',
    async place => {
      const { status, body } = await server.call(`GET content/${place}/entries?content_type=tip`, { token })
      expect([status, body]).toEqual([404, { message: 'No existe este espacio de contenido.' }])
    },
  )

  test.each([`${ENTRIES}?content_type=tip`, 'GET content/categories'])(
    '%s needs a signed-in person',
    async call => {
      expect((await server.call(call)).status).toBe(401)
    },
  )
})

describe('category items', () => {
  const categories = async (): Promise<TipCategory[]> =>
    (await server.call('GET content/categories', { token })).body

  test('there is one a specialty, with its tags and documents', async () => {
    const found = await categories()
    expect(found.map(({ title, specialty }) => [title, specialty])).toEqual([
      ['Nutrición', 'NUTRITION'],
      ['Psicología', 'PSYCHOLOGY'],
      ['Ginecología', 'GYNECOLOGY'],
    ])
    for (const { category, subCategory, documents } of found) {
      expect(category.length).toBeGreaterThan(0)
      expect(subCategory.length).toBeGreaterThan(0)
      expect(documents.length).toBeGreaterThan(0)
    }
  })

  test('each of its tags has an entry', async () => {
    const kinds = { NUTRITION: '', PSYCHOLOGY: 'Psicologia', GYNECOLOGY: 'Ginecologia' }
    for (const { specialty, category, subCategory } of await categories()) {
      const kind = kinds[specialty as keyof typeof kinds]
      const { items } = await entries(`content_type=tip${kind}`)
      const used = new Set(tipsOf({ items }).flatMap(tip => tip.tags.map(tagKey)))
      expect([...category, ...subCategory].filter(label => !used.has(tagKey(label)))).toEqual([])
    }
  })

  test('its documents are PDFs that anyone with the name can open', async () => {
    for (const { name, infoName } of (await categories()).flatMap(({ documents }) => documents)) {
      expect(infoName).not.toBe('')
      const { status, headers, text } = await server.call(`GET files/${name}`)
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(headers['x-content-type-options']).toBe('nosniff')
      // Some browsers do not show a PDF in a sandbox.
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*sandbox)/)
      expect(text.slice(0, 5)).toBe('%PDF-')
    }
  })
})
