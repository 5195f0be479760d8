import type { FormDraft } from '../../contract/forms'
import type { Question } from '../../rules/forms/form'
import { type ObjetivosServer, objetivosServer } from './objetivosServer'

export let server: ObjetivosServer
/** The id of «Hábitos al comer», which Ana and every adult may answer, and its questions. */
export let habits: number
export let questions: Question[]

/** A server for the tests of a file, in which Ana answers for herself and for her family. */
export function openAnswers() {
  beforeAll(async () => {
    server = await objetivosServer()
    habits = server.form('Hábitos').id
    questions = await server.questions(habits)
  })
  afterAll(() => server.close())
}

/** The responses for a member of Ana's family. */
export const ofMember = async (id: number) =>
  (await server.responses()).filter(({ familyMemberId }) => familyMemberId === id)
export const drafts = async (): Promise<FormDraft[]> => (await server.as('GET form-drafts')).body
/** A new member who has come of age, and has not agreed to anything. */
export const adult = (fields = {}) =>
  server.addMember({ firstName: 'Ema', birthDate: '1990-02-01', ...fields })
export const remove = (id: number) => server.as(`DELETE family-members/${id}`)
