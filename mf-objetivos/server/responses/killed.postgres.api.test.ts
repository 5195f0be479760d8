import { sql } from 'drizzle-orm'
import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { testHome } from 'shared/testing/testHome'
import type { FormDraft } from '../../contract/forms'
import type { FormResponse } from '../../contract/responses'
import { objetivosServer } from '../testing/objetivosServer'

test('an answer to a test, and the test when it is sent, are stored whole or not at all when they are cut off', async () => {
  const home = await testHome()
  const watcher = await objetivosServer(home)
  const { token } = watcher.ana
  const { id: formId } = watcher.form('Hábitos')
  const questions = await watcher.questions(formId)
  const data = watcher.answered(questions)
  const given: { question: number; userAnswer: unknown }[] = JSON.parse(data).answers
  const drafts = async (): Promise<FormDraft[]> =>
    (await watcher.as('GET form-drafts')).body.filter((draft: FormDraft) => draft.formId === formId)
  const responses = async () =>
    (await watcher.responses()).filter(({ form }: FormResponse) => form.id === formId)
  const forget = () =>
    watcher.context.database.execute(
      sql`with gone as (delete from objetivos.form_responses where form_id = ${formId})
          delete from objetivos.form_drafts where form_id = ${formId}`,
    )
  const answers = given.map(({ question, userAnswer }) => ({ question, answer: userAnswer, changes: 1 }))
  const draft = { version: 1, answers }

  const { statements: saving } = await cutAtEachStatement({
    home,
    prepare: forget,
    call: (_, server) => server.call(`PUT form-drafts/${formId}`, { token, body: draft }),
    async afterCut() {
      const [stored] = await drafts()
      if (stored) expect(stored.answers).toHaveLength(answers.length)
    },
    async afterRepeat(_, { status }) {
      expect(status).toBe(200)
      expect(await drafts()).toMatchObject([{ answers: { length: answers.length } }])
    },
  })
  expect(saving).toBeGreaterThan(5)

  const { statements: sending } = await cutAtEachStatement({
    home,
    async prepare() {
      await forget()
      expect((await watcher.putDraft(formId, draft)).status).toBe(200)
    },
    call: (_, server) => server.call('POST form-responses', { token, body: { formId, data } }),
    // The response takes the draft's place.
    afterCut: async () => expect((await drafts()).length + (await responses()).length).toBe(1),
    async afterRepeat(_, { status }) {
      expect(status).toBe(201)
      expect([await drafts(), (await responses()).length]).toEqual([[], 1])
    },
  })
  expect(sending).toBeGreaterThan(8)
  await watcher.close()
  await home.remove()
})
