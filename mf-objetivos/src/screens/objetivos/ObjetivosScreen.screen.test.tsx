import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { pdf } from 'shared/testing/pdf'
import { loseCalls, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { forms, responses, risk } from '../../api'
import NextSteps from '../../widgets/NextSteps'
import ObjetivosScreen from './ObjetivosScreen'

const AT = '/user/objetivos'

const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name })
const region = (name: string) => screen.findByRole('region', { name })

test('Ana sees herself, her tests to answer, and an answered one with balance, areas, labs and advice', async () => {
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  expect(await screen.findByText('¡Hola, Ana!')).toBeInTheDocument()
  expect(await region('Persona')).toHaveTextContent(/Propietario \d+ años/)
  expect(screen.queryByRole('link', { name: 'Resultados del equipo' })).not.toBeInTheDocument()
  const pending = await region('Tests por responder')
  expect(within(pending).getByRole('button', { name: 'Iniciar Test: Hábitos al comer' })).toBeVisible()
  expect(within(pending).queryByText('Salud del hombre')).not.toBeInTheDocument()
  expect(within(pending).getByText(/Toca repetirlo/)).toBeVisible()

  const done = await region('Tests respondidos')
  await user.click(within(done).getByRole('button', { name: /^Riesgo de diabetes/ }))
  expect(within(done).getByText('Balance de Salud')).toBeVisible()
  expect(within(done).getAllByRole('progressbar').length).toBeGreaterThan(2)
  await user.click(await within(done).findByRole('button', { name: 'Labs' }))
  const labs = within(done).getByRole('region', { name: 'Labs' })
  expect(within(labs).getByText(/Revisaremos tus análisis y te notificaremos/)).toBeVisible()
  await user.click(within(labs).getByRole('button', { name: 'Ver Resultados: Perfil de lípidos' }))
  const result = await dialog('Resultados: Perfil de lípidos')
  expect(await within(result).findByText(/dentro de lo esperado/)).toBeInTheDocument()
  await user.click(within(result).getByRole('button', { name: 'Cerrar' }))
  const waiting = within(labs).getByRole('button', { name: 'Glucosa en ayunas', expanded: true })
  await user.click(waiting)
  expect(waiting).toHaveAttribute('aria-expanded', 'false')
  expect(within(labs).queryByText(/Revisaremos tus análisis/)).not.toBeVisible()
  await user.click(within(done).getByRole('button', { name: 'Consejos' }))
  expect((await within(done).findAllByText(/^(Crítico|Complicado|Estable)$/)).length).toBeGreaterThan(0)
  expect(within(done).getByRole('link', { name: 'Expertos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/agendar\?id=\d+$/),
  )
})

test('a test that was taken again shows how it changed; an earlier result is read, with its answers, and printed', async () => {
  const { user, address } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  const done = await region('Tests respondidos')
  await user.click(within(done).getByRole('button', { name: /^Bienestar de cada día/ }))
  const history = within(done).getByRole('region', { name: 'Cómo has cambiado' })
  const picture = within(history).getByRole('img', { name: /^Balance de Salud: \d+ % el .+, \d+ % el / })
  expect(picture).toBeVisible()
  expect(within(history).getAllByRole('img').length).toBeGreaterThan(3)
  const [newest, earlier, ...more] = within(history).getAllByRole('link')
  expect([newest, more]).toEqual([expect.anything(), []])
  expect(within(history).getAllByRole('rowheader')[0]).toHaveTextContent('Balance de Salud')

  await user.click(earlier as HTMLElement)
  expect(address()).toMatch(/\?resultado=\d+$/)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienestar de cada día' })).toHaveFocus()
  expect(screen.getByText(/^Ana Treviño.*, \d+ años, respondido el /)).toBeVisible()
  const answers = screen.getByRole('region', { name: 'Respuestas' })
  expect(within(answers).getAllByRole('term')).toHaveLength(5)
  expect(within(answers).getAllByText('A veces')).toHaveLength(3)
  expect(screen.getByText(/^Versión 1 del test\. Elaboración propia/)).toBeVisible()
  const print = jest.spyOn(window, 'print').mockImplementation()
  await user.click(screen.getByRole('button', { name: 'Imprimir o guardar en PDF' }))
  expect(print).toHaveBeenCalled()

  // On the way back the result is still open.
  await user.click(screen.getByRole('link', { name: 'Objetivos' }))
  expect(address()).toMatch(/\?abierto=\d+$/)
  expect(await screen.findByRole('region', { name: 'Cómo has cambiado' })).toBeVisible()
})

test('a lab is brought as a PDF from the menu; a failure, and HTML that calls itself a PDF, are told', async () => {
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  const done = await region('Tests respondidos')
  await user.click(within(done).getByRole('button', { name: /^Riesgo de diabetes/ }))
  await user.click(await within(done).findByRole('button', { name: 'Labs' }))
  const LAB = 'Hemoglobina glucosilada'
  await user.click(within(done).getByRole('button', { name: /^Subir +Hemoglobina/ }))
  await user.click(within(done).getByRole('button', { name: 'PDF' }))
  const input = () => within(done).findByLabelText(/^Subir +Hemoglobina/, { selector: 'input' })
  expect(await input()).toHaveAttribute('accept', 'application/pdf')
  const named = (text: string) => new File([text], 'lab.pdf', { type: 'application/pdf' })
  await user.upload(await input(), named('<!doctype html><script>alert(1)</script>'))
  expect(await within(done).findByText(/^No pudimos leer ese archivo/)).toBeVisible()
  const answerAgain = loseCalls('form-responses/')
  await user.upload(await input(), named(pdf().toString()))
  expect(
    await screen.findByText('Ocurrio un error al iniciar sesión, por favor intenta de nuevo más tarde.'),
  ).toBeInTheDocument()
  answerAgain()
  await user.upload(await input(), named(pdf().toString()))
  expect(await screen.findByText('Su archivo fue está se está procesando.')).toBeInTheDocument()
  expect(await within(done).findByRole('button', { name: `Abrir el archivo: ${LAB}` })).toBeVisible()
  expect(within(done).getByRole('button', { name: /^Cambiar +Hemoglobina/ })).toBeVisible()
})

test('tests are chosen by a course of one’s own; with none left, what other courses open is shown', async () => {
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  async function choose(course: string) {
    await user.click(await screen.findByRole('button', { name: /^Elegir curso: / }))
    await user.click(await within(await dialog('Tus cursos')).findByRole('radio', { name: course }))
  }
  await choose('Nutrición funcional')
  const pending = await region('Tests por responder')
  expect(within(pending).getAllByRole('listitem')).toHaveLength(1)
  expect(within(pending).getByText('Resistencia a la insulina y metabolismo')).toBeVisible()
  await choose('Control de peso')
  expect(screen.getByText('Este curso no tiene tests pendientes')).toBeVisible()
  expect(screen.queryByText('No tienes tests pendientes')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Descubre tu Potencial' }))
  const unlock = await dialog('Descubre tu Potencial')
  expect(within(unlock).getByText('Energía y entrenamiento')).toBeVisible()
  expect(within(unlock).getByText('Salud de la mujer')).toBeVisible()
  expect(within(unlock).getByRole('link', { name: 'Ver cursos y planes' })).toHaveAttribute(
    'href',
    '/user/precios',
  )
  // Ana has the meal plan: she is not offered it again.
  expect(await within(unlock).findByRole('link', { name: 'Ver mis comidas' })).toHaveAttribute(
    'href',
    '/user/comidas',
  )
  expect(within(unlock).queryByRole('link', { name: /^Desbloquear/ })).not.toBeInTheDocument()
  expect(unlock).not.toHaveTextContent('$99')
  expect(within(unlock).getByRole('link', { name: 'Seguir Explorando' })).toHaveAttribute('href', '/user')
  await user.click(within(unlock).getByRole('button', { name: 'Cerrar' }))
  await user.click(screen.getByRole('button', { name: /^Ver los otros \d+ tests pendientes$/ }))
  expect(await region('Tests por responder')).toBeVisible()
})

test('a result of nobody of the family is not found', async () => {
  await renderScreen(<ObjetivosScreen />, { as: 'nuevo', at: `${AT}?resultado=1` })
  expect(await screen.findByText('No encontramos estas respuestas.')).toBeVisible()
})

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
  await user.click(within(help).getByRole('button', { name: 'Sí, avisen a la clínica' }))
  expect(await within(help).findByText(/^La clínica te va a buscar (hoy|mañana|el )/)).toHaveFocus()
  expect(within(help).queryByRole('button', { name: 'Sí, avisen a la clínica' })).not.toBeInTheDocument()
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

test('without gender and birthdate the profile is asked for; without a network it says so', async () => {
  const first = await renderScreen(<ObjetivosScreen />, { as: 'nuevo', at: AT })
  const complete = await dialog('Completa tu perfil')
  expect(within(complete).getByText(/2 minutos/)).toBeInTheDocument()
  expect(within(complete).getByRole('link', { name: 'Completar Perfil' })).toHaveAttribute(
    'href',
    '/user/perfil',
  )
  first.unmount()
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT, offline: true })
  expect(await screen.findByText('No pudimos cargar tus objetivos')).toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await region('Tests por responder')).toBeInTheDocument()
})
