import { screen, within } from '@testing-library/react'
import { pdf } from 'shared/testing/pdf'
import { loseCalls, reconnect, renderScreen } from 'shared/testing/renderScreen'
import { AT, dialog, region } from '../../../testing/objetivosPage'
import ObjetivosScreen from './ObjetivosScreen'

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
