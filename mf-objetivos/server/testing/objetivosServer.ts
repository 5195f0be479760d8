import type { SignedInPerson } from 'shared/published/person'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import { pdf } from 'shared/testing/pdf'
import type { TestHome } from 'shared/testing/testHome'
import { NUEVO, type Answer as Reply, type TestServer, testServer } from 'shared/testing/testServer'
import type { FamilyMember } from '../../contract/family'
import type { Form } from '../../contract/forms'
import type { FormResponse } from '../../contract/responses'
import type { Answer } from '../../rules/answers/answer'
import { kindOf, type Question } from '../../rules/forms/form'

export const PDF = pdf()

export interface ObjetivosServer extends TestServer {
  ana: SignedInPerson
  nuevo: SignedInPerson
  forms: Form[]
  /** The form whose name begins so. */
  form(name: string): Form
  questions(formId: number): Promise<Question[]>
  /** A call as one of the people; Ana without another. */
  as(name: string, body?: unknown, person?: SignedInPerson, key?: string): Promise<Reply>
  addMember(fields?: object, person?: SignedInPerson): Promise<FamilyMember>
  /** `data` with an allowed answer to every question. */
  answered(questions: readonly Question[], more?: object, change?: Record<number, Answer>): string
  upload(bytes?: Buffer, type?: string, person?: SignedInPerson): Promise<Reply>
  /** `POST form-responses`; Ana's without another person, like the next two. */
  send(formId: number, data: string, person?: SignedInPerson): Promise<Reply>
  responses(person?: SignedInPerson): Promise<FormResponse[]>
  putDraft(formId: number, body: object, person?: SignedInPerson): Promise<Reply>
}

/** The host with what the tests of objectives need. */
export async function objetivosServer(home?: TestHome): Promise<ObjetivosServer> {
  const server = await testServer({ home, environment: { PUBLIC_ORIGIN: 'https://mydiet.example' } })
  const ana = await server.signIn()
  const nuevo = await server.signIn(NUEVO)
  const forms: Form[] = (await server.call('GET forms', { token: ana.token })).body
  const as: ObjetivosServer['as'] = (name, body, person = ana, key) =>
    server.call(name, { token: person.token, body, ...(key && { headers: { 'idempotency-key': key } }) })
  return {
    ...server,
    ana,
    nuevo,
    forms,
    as,
    form(name) {
      const found = forms.find(form => form.name.startsWith(name))
      if (!found) throw new Error(`no form ${name}`)
      return found
    },
    questions: async id => JSON.parse((await as(`GET forms/${id}`)).body.content),
    async addMember(fields = {}, person = ana) {
      const body = {
        firstName: 'Luz',
        lastName: 'Peña',
        birthDate: bornYearsAgo(10),
        gender: 'female',
        ...fields,
      }
      const { status, body: member } = await as('POST family-members', body, person)
      if (status !== 201) throw new Error(`the member was not added: ${status} ${member?.message}`)
      return member
    },
    answered(questions, more = {}, change = {}) {
      const answers = questions.map(question => ({
        question: question.id,
        userAnswer: change[question.id] ?? bestAnswer(question),
      }))
      return JSON.stringify({ answers, ...more })
    },
    async upload(bytes = PDF, type = 'application/pdf', person = ana) {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(bytes)], 'lab.pdf', { type }))
      const sent = new Response(form)
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/files/upload?kind=lab',
        headers: {
          'content-type': sent.headers.get('content-type') ?? '',
          authorization: `Bearer ${person.token}`,
        },
        payload: Buffer.from(await sent.arrayBuffer()),
      })
      return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() }
    },
    send: (formId, data, person) => as('POST form-responses', { formId, data }, person),
    responses: async person => (await as('GET form-responses', undefined, person)).body,
    putDraft: (formId, body, person) => as(`PUT form-drafts/${formId}`, body, person),
  }
}

function bestAnswer(question: Question): Answer {
  const kind = kindOf(question)
  if (kind === 'text') return 'Dormir mejor'
  if (kind === 'number') return question.highValue
  const best = [...question.opciones].sort((a, b) => b.value - a.value)[0]?.id ?? 0
  return kind === 'multiple' ? [best] : best
}
