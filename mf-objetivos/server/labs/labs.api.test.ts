import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FormResponse } from '../../contract/responses'
import type { Question } from '../../rules/forms/form'
import { type ObjetivosServer, objetivosServer, PDF } from '../testing/objetivosServer'
import { labsCommand } from './labsCommand'

let server: ObjetivosServer
let habits: number
let questions: Question[]
beforeAll(async () => {
  server = await objetivosServer()
  habits = server.form('Hábitos').id
  questions = await server.questions(habits)
})
afterAll(() => server.close())

const remove = (id: number) => server.as(`DELETE family-members/${id}`)

describe('labs', () => {
  const LAB = 'Glucosa en ayunas'
  const attach = (id: number, files: object[], person = server.ana) =>
    server.as(`PATCH form-responses/${id}`, { data: JSON.stringify({ files }) }, person)
  const filesOf = ({ data }: { data: string }) => JSON.parse(data).files
  /** Ana’s own answered test, which recommends labs. */
  const answered = async (): Promise<FormResponse> => {
    const found = (await server.responses()).find(({ form }) => form.name.startsWith('Hábitos'))
    if (found) return found
    return (await server.send(habits, server.answered(questions, {}, { 4: 4 }))).body
  }

  test('take one’s own private file; only lab and file of what is sent count', async () => {
    const { id, labs } = await answered()
    expect(labs).toContain(LAB)
    const { body: uploaded } = await server.upload()
    const sent = await attach(id, [{ lab: LAB, file: uploaded.name, response: '<p>Todo bien</p>' }])
    expect(sent.status).toBe(200)
    expect(filesOf(sent.body)).toEqual([{ lab: LAB, file: uploaded.name, response: null }])
    expect(filesOf((await attach(id, [])).body)).toHaveLength(1)
    expect((await server.as(`GET files/${uploaded.name}`)).status).toBe(200)
    expect((await server.as(`GET files/${uploaded.name}`, undefined, server.nuevo)).status).toBe(404)
    expect((await server.call(`GET files/${uploaded.name}`)).status).toBe(404)
  })

  test('one lab that is named several times takes the last file, whether or not it had one', async () => {
    const { id } = await answered()
    const names: string[] = []
    for (let n = 0; n < 4; n++) names.push((await server.upload()).body.name)
    const [first, second, third, fourth] = names.map(file => ({ lab: LAB, file }))
    for (const [earlier, later] of [
      [first, second],
      [third, fourth],
    ]) {
      const answer = await attach(id, [earlier ?? {}, later ?? {}])
      expect(answer.status).toBe(200)
      expect(filesOf(answer.body)).toEqual([{ ...later, response: null }])
    }
  })

  test('another lab, somebody else’s file, and a PDF that is HTML are refused with a message', async () => {
    const { id } = await answered()
    const { body: own } = await server.upload()
    const { body: theirs } = await server.upload(PDF, 'application/pdf', server.nuevo)
    expect((await attach(id, [{ lab: 'Biopsia', file: own.name }])).body.message).toBe(
      'Este laboratorio no está entre los recomendados.',
    )
    expect((await attach(id, [{ lab: LAB, file: theirs.name }])).body.message).toBe(
      'No encontramos el archivo. Vuelve a subirlo.',
    )
    const html = await server.upload(Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect(html).toMatchObject({
      status: 400,
      body: { message: 'No pudimos leer ese archivo. Elige un PDF, JPG, PNG o WebP.' },
    })
  })

  test('are answered by the staff: sanitised, once in the audit log, with a mail that names no result', async () => {
    const { id } = await answered()
    const { body: uploaded } = await server.upload()
    await attach(id, [{ lab: LAB, file: uploaded.name }])
    const staff = await server.signInStaff()
    const call = (name: string, body?: unknown) => server.as(name, body, staff)
    const { body: waiting } = await call('GET staff/labs')
    const lab = waiting.find(
      (one: { lab: string; form: string }) => one.lab === LAB && one.form === 'Hábitos al comer',
    )
    expect(lab).toMatchObject({ patient: { firstName: 'Ana' }, answered: false })
    const { body: file } = await call(`GET staff/labs/${lab.id}/file`)
    expect(Buffer.from(file.content, 'base64')).toEqual(PDF)
    const html = '<p onclick="x()">Glucosa <b>90</b></p><script>alert(1)</script>'
    for (const empty of [' ', '<p></p>', '<p>&nbsp;</p>', '<p>\u200b<br></p><script>1</script>']) {
      const answer = await call(`POST staff/labs/${lab.id}/response`, { response: empty })
      expect(answer).toMatchObject({ status: 400, body: { errors: { response: 'Escribe la respuesta.' } } })
    }
    const reply = () => call(`POST staff/labs/${lab.id}/response`, { response: html })
    expect([await reply(), await reply()].map(({ status }) => status)).toEqual([201, 201])
    const [shown] = filesOf((await server.as(`GET form-responses/${id}`)).body)
    expect(shown.response).toMatch(/^<p>Glucosa <b>90<\/b><\/p>$/)
    const { body: other } = await server.upload()
    expect((await attach(id, [{ lab: LAB, file: other.name }])).status).toBe(409)
    const mails = await server.mails({ to: 'ana@mydiet.mx', subject: 'Ya revisamos lo que nos enviaste' })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toMatch(/glucosa|laboratorio|90/i)
    for (const name of ['GET staff/labs', `POST staff/labs/${lab.id}/response`]) {
      expect((await server.as(name, { response: 'x' })).status).toBe(403)
    }
    expect((await call('POST staff/labs/2000000000/response', { response: 'x' })).status).toBe(404)
  })
})

describe('npm run labs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'labs-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  async function run(...words: string[]): Promise<string[]> {
    const said: string[] = []
    await labsCommand.find(words)?.(
      server.context,
      line => said.push(line),
      async () => true,
    )
    return said
  }

  test('lists the labs that wait, saves a file, and answers once, with a mail', async () => {
    const { id } = await server.addMember({ birthDate: '2015-01-01', firstName: 'Sol' })
    const form = server.form('Alimentación de niñas')
    const sent = await server.send(
      form.id,
      server.answered(await server.questions(form.id), { user: { id } }),
    )
    const { body: uploaded } = await server.upload()
    await server.context.database.execute(
      sql`update objetivos.form_responses set labs = array['Vitamina D'] where id = ${sent.body.id}`,
    )
    const files = [{ lab: 'Vitamina D', file: uploaded.name }]
    const data = JSON.stringify({ files })
    expect((await server.as(`PATCH form-responses/${sent.body.id}`, { data })).status).toBe(200)

    const line = (await run('list')).find(said => said.includes('Sol Peña  Vitamina D'))
    const number = line?.split(' ')[0] ?? ''
    const target = join(folder, 'analisis')
    expect(await run('save', number, target)).toEqual([`Guardado en ${target}.pdf. Bórralo cuando termines.`])
    expect(readFileSync(`${target}.pdf`)).toEqual(PDF)
    expect(statSync(`${target}.pdf`).mode & 0o077).toBe(0)
    const empty = join(folder, 'vacio.html')
    writeFileSync(empty, '<script>1</script>')
    expect(await run('answer', number, empty)).toEqual([`${empty} está vacío.`])
    const html = join(folder, 'respuesta.html')
    writeFileSync(html, '<p onclick="x()">Todo en orden</p>')
    const mails = () => server.mails({ to: 'ana@mydiet.mx', subject: 'Ya revisamos lo que nos enviaste' })
    const before = (await mails()).length
    for (const _ of [1, 2]) {
      expect(await run('answer', number, html)).toEqual(['Respondido. La persona recibe un correo.'])
    }
    expect(await mails()).toHaveLength(before + 1)
    const { body } = await server.as(`GET form-responses/${sent.body.id}`)
    expect(JSON.parse(body.data).files[0].response).toBe('<p>Todo en orden</p>')
    expect((await run('list')).join()).not.toContain('Sol Peña')
    expect(await run('answer', '2000000', html)).toEqual(['No existe el laboratorio 2000000.'])
    await remove(id)
  })

  test.each([
    [],
    ['list', 'x'],
    ['save', '1'],
    ['answer', '-1', 'x'],
    ['erase', '1', 'x'],
    ['save', '1', 'a', 'b'],
  ])('does not take the words %j %j %j %j', (...words) =>
    expect(labsCommand.find(words as string[])).toBeUndefined(),
  )
})
