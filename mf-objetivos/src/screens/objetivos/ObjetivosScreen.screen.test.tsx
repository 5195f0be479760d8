import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { dataOf } from 'shared/client'
import { reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { forms, responses } from '../../api'
import ObjetivosScreen from './ObjetivosScreen'

const AT = '/user/objetivos'

const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name })
const region = (name: string) => screen.findByRole('region', { name })

test('Ana sees herself, her tests to answer, and an answered one with balance, areas, labs and advice', async () => {
  const { user, container } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  expect(await screen.findByText('¡Hola, Ana!')).toBeInTheDocument()
  expect(within(await region('Persona')).getByText(/^Propietario · \d+ años$/)).toBeVisible()
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
  await user.click(within(done).getByRole('button', { name: 'Consejos' }))
  expect((await within(done).findAllByText(/^(Crítico|Complicado|Estable)$/)).length).toBeGreaterThan(0)
  expect(within(done).getByRole('link', { name: 'Expertos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/agendar\?id=\d+$/),
  )
  expect((await axe(container)).violations).toEqual([])
})

test('a family member is added with the rules’ messages, chosen, changed and removed', async () => {
  const { user, address } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  await user.click(await screen.findByRole('button', { name: 'Opciones de la familia' }))
  expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Agregar Familiar' }))
  const form = await dialog('Agregar Familiar')
  await user.click(within(form).getByRole('button', { name: 'Guardar' }))
  for (const message of [
    'Ingresa tu nombre.',
    'Ingresa tu apellido.',
    'Ingresa tu fecha de nacimiento.',
    'Selecciona tu genero.',
  ]) {
    expect(within(form).getByText(message)).toBeInTheDocument()
  }
  await user.type(within(form).getByLabelText('Nombre'), 'Sara')
  await user.type(within(form).getByLabelText('Apellido'), 'Treviño')
  await user.type(within(form).getByLabelText('Fecha de nacimiento'), '2019-05-06')
  await user.selectOptions(within(form).getByLabelText('Género'), 'female')
  await user.selectOptions(within(form).getByLabelText(/^Parentesco/), 'Hija')
  await user.click(within(form).getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Se agregó su familiar correctamente')).toBeInTheDocument()
  expect(await screen.findByText(/^Hija · \d+ años$/)).toBeVisible()
  expect(address()).toMatch(/persona=\d+$/)
  const pending = await region('Tests por responder')
  expect(within(pending).getByText('Alimentación de niñas y niños')).toBeVisible()
  expect(within(pending).queryByText(/PHQ-9/)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  const question = await dialog('¿Eliminar a Sara?')
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }))
  expect(await screen.findByText('Se elimino su familiar correctamente')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe(AT))
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
  expect(await within(done).findByRole('button', { name: /^Hábitos al comer/ })).toBeVisible()
  const sent = await dataOf(responses('GET form-responses', { query: {} }))
  expect(sent.filter(({ form }) => form.name === 'Hábitos al comer')).toHaveLength(1)
  expect(await dataOf(forms('GET form-drafts'))).toEqual([])
})

test('an answer that signals a risk shows help before the next question', async () => {
  await signInAs('ana')
  const phq = (await dataOf(forms('GET forms'))).find(({ name }) => name.includes('PHQ-9'))
  const answers = Array.from({ length: 8 }, (_, at) => ({ question: at + 1, answer: 1, changes: 1 }))
  const body = { version: 1, answers }
  await dataOf(forms('PUT form-drafts/{formId}', { params: { formId: phq?.id ?? 0 }, body }))
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?test=${phq?.id}` })
  await user.click(await screen.findByRole('radio', { name: 'Varios días' }))
  await user.click(screen.getByRole('button', { name: 'Enviar formulario' }))
  const help = await dialog('No estás solo ni sola')
  expect(within(help).getByRole('link', { name: /800 911 2000/ })).toHaveAttribute('href', 'tel:8009112000')
  expect(within(help).getByRole('link', { name: /911$/ })).toHaveAttribute('href', 'tel:911')
  expect(within(help).getByRole('link', { name: 'Pedir una cita urgente' })).toBeInTheDocument()
  await user.click(within(help).getByRole('button', { name: 'Sí, avisen a la clínica' }))
  expect(await screen.findByText('La clínica te va a buscar hoy.')).toBeInTheDocument()
  await user.click(within(help).getByRole('button', { name: 'Continuar con el test' }))
  expect(
    await within(await region('Tests respondidos')).findByRole('button', { name: /PHQ-9/ }),
  ).toBeVisible()
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
