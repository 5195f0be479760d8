import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { waitingCalls$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import { AT, dialog, region } from '../../../testing/objetivosPage'
import { forms, responses, risk } from '../../api'
import NextSteps from '../../widgets/NextSteps'
import ObjetivosScreen from './ObjetivosScreen'

test('a test is taken question by question: stored at once, continued after a reload, and sent', async () => {
  const at = async () => {
    await signInAs('ana')
    const list = await dataOf(forms('GET forms'))
    return `${AT}?test=${list.find(({ name }) => name === 'Hábitos al comer')?.id}`
  }
  const address = await at()
  const { user, unmount } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: address })
  const next = () => user.click(screen.getByRole('button', { name: 'Siguiente pregunta' }))
  expect(await screen.findByRole('heading', { level: 2, name: /porciones de verdura/ })).toHaveFocus()
  await next()
  expect(screen.getByText('Por favor, conteste la pregunta.')).toBeVisible()
  await user.type(screen.getByLabelText('Tu respuesta'), '2')
  await next()
  await user.type(screen.getByLabelText('Tu respuesta'), '5')
  await next()
  await user.click(screen.getByRole('checkbox', { name: 'Planeo mi súper' }))
  await waitFor(async () => {
    const [draft] = await dataOf(forms('GET form-drafts'))
    expect(draft?.answers).toMatchObject([
      { question: 1, answer: 2 },
      { question: 2, answer: 5 },
      { question: 3, answer: [3] },
    ])
  })
  unmount()

  const again = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: address })
  const on = again.user
  expect(await screen.findByRole('heading', { level: 2, name: /refresco/ })).toBeVisible()
  await on.click(screen.getByRole('button', { name: 'Regresar' }))
  expect(screen.getByRole('checkbox', { name: 'Planeo mi súper' })).toBeChecked()
  await on.click(screen.getByRole('button', { name: 'Siguiente pregunta' }))
  await on.click(screen.getByRole('radio', { name: 'Varias veces al día' }))
  await on.click(screen.getByRole('button', { name: 'Siguiente pregunta' }))
  await on.type(screen.getByLabelText('Tu respuesta'), 'Cenar más ligero')
  await on.click(screen.getByRole('button', { name: 'Enviar formulario' }))
  const done = await region('Tests respondidos')
  // The result is what the person sees and hears next.
  const result = await within(done).findByRole('button', { name: /^Hábitos al comer/, expanded: true })
  expect(result).toHaveFocus()
  expect(within(done).getByText('Balance de Salud')).toBeVisible()
  const sent = await dataOf(responses('GET form-responses', { query: {} }))
  expect(sent.filter(({ form }) => form.name === 'Hábitos al comer')).toHaveLength(1)
  expect(await dataOf(forms('GET form-drafts'))).toEqual([])
})

/** PHQ-9 begun by Ana, with an answer to its last question that signals a risk or not. */
async function beginMood(last: number | undefined) {
  await signInAs('ana')
  const formId = (await dataOf(forms('GET forms'))).find(({ name }) => name.includes('PHQ-9'))?.id ?? 0
  const answers = Array.from({ length: last === undefined ? 8 : 9 }, (_, at) => ({
    question: at + 1,
    answer: at === 8 ? (last ?? 1) : 1,
    changes: 1,
  }))
  await dataOf(forms('PUT form-drafts/{formId}', { params: { formId }, body: { version: 1, answers } }))
  return formId
}

const HELP = 'No estás solo ni sola'
const close = (button: string) => screen.getByRole('button', { name: button })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('an answer that was stored without its help is met by it: where the tests are listed, on the home page, in the test', async () => {
  const formId = await beginMood(2)
  const list = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  expect(await dialog(HELP)).toBeVisible()
  list.unmount()
  const home = await renderScreen(<NextSteps />, { as: 'ana' })
  expect(await dialog(HELP)).toBeVisible()
  home.unmount()
  const test = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?test=${formId}` })
  expect(await dialog(HELP)).toBeVisible()
  await test.user.click(close('Continuar con el test'))
  await closed()
  // Help was shown once, and the person decides when the test goes on.
  expect(screen.getByRole('radio', { name: 'Varios días' })).toBeChecked()
  await test.user.click(screen.getByRole('button', { name: 'Regresar' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  test.unmount()
  const again = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  expect(await region('Tests por responder')).toBeVisible()
  await waitFor(() => expect(again.calls).toContain('GET risk-help'))
  expect(await dataOf(risk('GET risk-help'))).toMatchObject({ due: [] })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('help that is closed in the list is not shown again', async () => {
  const formId = await beginMood(3)
  // The same answer, changed once more.
  const answers = [{ question: 9, answer: 3, changes: 5 }]
  await dataOf(forms('PUT form-drafts/{formId}', { params: { formId }, body: { version: 1, answers } }))
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  await dialog(HELP)
  await user.click(close('Entendido'))
  await closed()
  await waitFor(async () => expect(await dataOf(risk('GET risk-help'))).toMatchObject({ due: [] }))
})

test('an answer that waits on the device is met by help where the tests are listed, until it is closed or changed', async () => {
  await signInAs('ana')
  const formId = (await dataOf(forms('GET forms'))).find(({ name }) => name.includes('PHQ-9'))?.id ?? 0
  const wait = (answer: number, changes: number, helped?: true) => {
    const answers = [{ question: 9, answer, changes, ...(helped && { helped }) }]
    const body = { version: 1, familyMemberId: null, answers }
    const draft = { name: 'PUT form-drafts/{formId}', params: { formId }, body }
    act(() => waitingCalls$.next([samplePendingCall('draft', draft)]))
  }
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  expect(await region('Tests por responder')).toBeVisible()
  wait(2, 1)
  await dialog(HELP)
  await user.click(close('Entendido'))
  await closed()
  wait(3, 2)
  await dialog(HELP)
  wait(3, 2, true)
  await closed()
  act(() => waitingCalls$.next([]))
})

test('an answer that signals a risk shows help before the next question', async () => {
  const formId = await beginMood(undefined)
  const body = { version: 1, answers: [{ question: 9, answer: null, changes: 9 }] }
  await dataOf(forms('PUT form-drafts/{formId}', { params: { formId }, body }))
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?test=${formId}` })
  await user.click(await screen.findByRole('radio', { name: 'Varios días' }))
  await user.click(screen.getByRole('button', { name: 'Enviar formulario' }))
  const help = await dialog(HELP)
  expect(within(help).getByRole('link', { name: /800 911 2000/ })).toHaveAttribute('href', 'tel:8009112000')
  expect(within(help).getByRole('link', { name: /911$/ })).toHaveAttribute('href', 'tel:911')
  expect(within(help).getByRole('link', { name: 'Pedir una cita de psicología' })).toBeInTheDocument()
  await user.click(within(help).getByRole('button', { name: 'Sí, avisar a la clínica' }))
  expect(await within(help).findByText(/^La clínica te va a buscar (hoy|mañana|el )/)).toHaveFocus()
  expect(within(help).queryByRole('button', { name: 'Sí, avisar a la clínica' })).not.toBeInTheDocument()
  await user.click(within(help).getByRole('button', { name: 'Continuar con el test' }))
  const done = await region('Tests respondidos')
  expect(await within(done).findByRole('button', { name: /PHQ-9/, expanded: true })).toHaveFocus()
  // A way on is there only where it has content: these answers recommend no lab.
  expect(await within(done).findByRole('button', { name: 'Labs' })).toBeDisabled()
  expect(within(done).getByRole('button', { name: 'Consejos' })).toBeEnabled()
  expect(within(done).getByRole('link', { name: 'Expertos' })).toBeVisible()
})

test('a test that another device has answered says so in the server’s words, and shows that result', async () => {
  await signInAs('ana')
  const TEST = 'Resistencia a la insulina y metabolismo'
  const formId = (await dataOf(forms('GET forms'))).find(({ name }) => name === TEST)?.id ?? 0
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?test=${formId}` })
  await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  await waitFor(async () => expect((await dataOf(forms('GET form-drafts')))[0]).toMatchObject({ formId }))
  const answers = [1, 2].map(question => ({ question, userAnswer: 1 }))
  const body = { formId, data: JSON.stringify({ answers }) }
  await dataOf(responses('POST form-responses', { body }))

  await user.click(screen.getAllByRole('radio')[1] as HTMLElement)
  expect(
    await screen.findByText('Este test ya está respondido y todavía no toca repetirlo.'),
  ).toBeInTheDocument()
  const done = await region('Tests respondidos')
  expect(
    await within(done).findByRole('button', { name: new RegExp(`^${TEST}`), expanded: true }),
  ).toHaveFocus()
  expect(within(done).getByText('Balance de Salud')).toBeVisible()
  expect(screen.queryByText(/No pudimos/)).not.toBeInTheDocument()
})
