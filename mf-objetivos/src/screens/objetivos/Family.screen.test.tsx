import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { dayIn } from 'shared/dates/instants'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import { loseCalls, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { AT, dialog, region } from '../../../testing/objetivosPage'
import { family, forms, responses } from '../../api'
import ObjetivosScreen from './ObjetivosScreen'

const today = () => dayIn(new Date())
const button = (part: HTMLElement, name: string) => within(part).getByRole('button', { name })

test('a family member is added with the rules’ messages, chosen, changed and removed; what fails is told', async () => {
  const { user, address } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: AT })
  await user.click(await screen.findByRole('button', { name: 'Opciones de la familia' }))
  expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Agregar Familiar' }))
  let form = await dialog('Agregar Familiar')
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
  // Closing loses nothing.
  await user.click(within(form).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
  await user.click(screen.getByRole('button', { name: 'Agregar Familiar' }))
  form = await dialog('Agregar Familiar')
  expect(within(form).getByLabelText('Nombre')).toHaveValue('Sara')
  await user.type(within(form).getByLabelText('Apellido'), 'Treviño')
  await user.type(within(form).getByLabelText('Fecha de nacimiento'), bornYearsAgo(7))
  await user.selectOptions(within(form).getByLabelText('Género'), 'female')
  await user.selectOptions(within(form).getByLabelText(/^Parentesco/), 'Hija')
  await user.click(within(form).getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Se agregó su familiar correctamente')).toBeInTheDocument()
  await waitFor(async () => expect(await region('Persona')).toHaveTextContent(/Hija \d+ años/))
  expect(address()).toMatch(/persona=\d+$/)
  const pending = await region('Tests por responder')
  expect(within(pending).getByText('Alimentación de niñas y niños')).toBeVisible()
  expect(within(pending).queryByText(/PHQ-9/)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
  await user.click(screen.getByRole('button', { name: 'Editar' }))
  form = await dialog('Editar familiar')
  await user.type(within(form).getByLabelText('Nombre'), ' Elena')
  const answerAgain = loseCalls('family-members')
  await user.click(within(form).getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Ocurrio un problema, intentalo más tarde')).toBeInTheDocument()
  expect(within(form).getByLabelText('Nombre')).toHaveValue('Sara Elena')
  answerAgain()
  await waitFor(() => expect(button(form, 'Guardar')).not.toHaveAttribute('aria-disabled'))
  await user.click(button(form, 'Guardar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await region('Persona')).toHaveTextContent('Sara Elena')

  await user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  const question = await dialog('¿Eliminar a Sara Elena?')
  const removesAgain = loseCalls('family-members/')
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }))
  expect(await screen.findByText('No es posible eliminar al familiar')).toBeInTheDocument()
  expect(await region('Persona')).toHaveTextContent('Sara Elena')
  removesAgain()
  await waitFor(() => expect(button(question, 'Eliminar')).not.toHaveAttribute('aria-disabled'))
  await user.click(button(question, 'Eliminar'))
  expect(await screen.findByText('Se elimino su familiar correctamente')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe(AT))
})

test('a family member without a relationship has the product’s word, and a way to say it', async () => {
  await signInAs('ana')
  const { id } = await dataOf(
    family('POST family-members', {
      body: { firstName: 'Luz', lastName: 'Garza', birthDate: bornYearsAgo(9), gender: 'female' },
    }),
  )
  const { user } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?persona=${id}` })
  const person = await region('Persona')
  await waitFor(() => expect(person).toHaveTextContent(/Luz Garza ?Propietario \d+ años/))
  await user.click(button(person, 'Agregar parentesco'))
  const form = await dialog('Editar familiar')
  const field = within(form).getByLabelText(/^Parentesco/)
  expect(field).toHaveAccessibleDescription(/^Sin parentesco, en la lista aparece como Propietario\./)
  await user.selectOptions(field, 'Hija')
  await user.click(button(form, 'Guardar'))
  await waitFor(() => expect(person).toHaveTextContent(/Hija \d+ años/))
  expect(within(person).queryByRole('button', { name: 'Agregar parentesco' })).not.toBeInTheDocument()
  await dataOf(family('DELETE family-members/{id}', { params: { id } }))
})

describe('a member whom another device removed meanwhile', () => {
  const body = { firstName: 'Luz', lastName: 'Garza', birthDate: bornYearsAgo(9), gender: 'female' } as const
  const names = async () => (await dataOf(family('GET family-members'))).map(({ firstName }) => firstName)

  async function choose(name: 'Editar' | 'Eliminar') {
    await signInAs('ana')
    const { id } = await dataOf(family('POST family-members', { body }))
    const shown = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?persona=${id}` })
    await waitFor(async () => expect(await region('Persona')).toHaveTextContent('Luz Garza'))
    await shown.user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
    await shown.user.click(screen.getByRole('button', { name }))
    return {
      ...shown,
      removeElsewhere: () => dataOf(family('DELETE family-members/{id}', { params: { id } })),
    }
  }

  test('is not added again by an edit, whose texts stay', async () => {
    const { user, removeElsewhere } = await choose('Editar')
    const form = await dialog('Editar familiar')
    await user.type(within(form).getByLabelText('Nombre'), ' Elena')
    await removeElsewhere()
    for (let press = 0; press < 2; press++) {
      await user.click(button(form, 'Guardar'))
      expect(await within(form).findByText('No encontramos a este familiar.')).toBeVisible()
      await waitFor(async () => expect(await region('Persona')).not.toHaveTextContent('Luz'))
      await waitFor(() => expect(button(form, 'Guardar')).not.toHaveAttribute('aria-disabled'))
    }
    expect(within(form).getByLabelText('Nombre')).toHaveValue('Luz Elena')
    expect(await names()).not.toContain('Luz Elena')
  })

  test('is not answered for any more: the test does not become the owner’s', async () => {
    await signInAs('ana')
    const { id } = await dataOf(family('POST family-members', { body }))
    const test = (await dataOf(forms('GET forms'))).find(({ name }) => name.startsWith('Bienestar de niñas'))
    const at = `${AT}?persona=${id}&test=${test?.id}`
    const { cache } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at })
    expect(await screen.findByText('Para Luz')).toBeVisible()
    await dataOf(family('DELETE family-members/{id}', { params: { id } }))
    await act(() => cache.refetchQueries())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No encontramos a este familiar.' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver mis objetivos' })).toHaveAttribute('href', AT)
    expect(screen.queryByRole('button', { name: 'Siguiente pregunta' })).not.toBeInTheDocument()
  })

  test('is removed without an error', async () => {
    const { user, address, removeElsewhere } = await choose('Eliminar')
    const question = await dialog('¿Eliminar a Luz?')
    await removeElsewhere()
    await user.click(button(question, 'Eliminar'))
    expect(await screen.findByText('Se elimino su familiar correctamente')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(AT))
  })
})

test('a change keeps what another device has changed since the form was opened', async () => {
  await signInAs('ana')
  const body = { firstName: 'Luz', lastName: 'Garza', birthDate: bornYearsAgo(9), gender: 'female' }
  const { id } = await dataOf(family('POST family-members', { body }))
  const { user, cache } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?persona=${id}` })
  await waitFor(async () => expect(await region('Persona')).toHaveTextContent('Luz Garza'))
  await user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
  await user.click(screen.getByRole('button', { name: 'Editar' }))
  const form = await dialog('Editar familiar')
  await user.type(within(form).getByLabelText('Nombre'), ' Elena')
  const elsewhere = { lastName: 'Garza Ruiz', phone: '8112345678' }
  await dataOf(family('PATCH family-members/{id}', { params: { id }, body: elsewhere }))
  await act(() => cache.refetchQueries())
  await user.click(button(form, 'Guardar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const stored = (await dataOf(family('GET family-members'))).find(one => one.id === id)
  expect(stored).toMatchObject({ firstName: 'Luz Elena', ...elsewhere })
  await dataOf(family('DELETE family-members/{id}', { params: { id } }))
})

test('a child’s results are hidden from the day they come of age, until they agree; by their address they are asked', async () => {
  await signInAs('ana')
  const year = Number(today().slice(0, 4))
  const born = (age: number) => `${year - age}-01-02`
  const nora = { firstName: 'Nora', lastName: 'Peña', birthDate: born(16), gender: 'female' }
  const { id } = await dataOf(family('POST family-members', { body: nora }))
  const form = (await dataOf(forms('GET forms'))).find(({ name }) => name.startsWith('Bienestar de niñas'))
  const answers = Array.from({ length: form?.questionCount ?? 0 }, (_, at) => ({
    question: at + 1,
    userAnswer: 1,
  }))
  const data = JSON.stringify({ user: { id }, answers })
  const body = { formId: form?.id ?? 0, data }
  const sent = await dataOf(responses('POST form-responses', { body }))

  const { user, navigate } = await renderScreen(<ObjetivosScreen />, { as: 'ana', at: `${AT}?persona=${id}` })
  const result = { name: /^Bienestar de niñas.* %$/ }
  expect(await screen.findByRole('button', result)).toBeVisible()
  async function edit(label: string | RegExp, value: string) {
    await user.click(screen.getByRole('button', { name: 'Opciones de la familia' }))
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const field = within(await dialog('Editar familiar')).getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await edit('Fecha de nacimiento', born(19))
  expect(await screen.findByText(/El resultado se muestra cuando dé su permiso\./)).toBeVisible()
  expect(screen.queryByRole('button', result)).not.toBeInTheDocument()
  const consent = await region('Permiso')
  expect(consent).toHaveTextContent('Agrega su correo en Editar para pedirle su permiso.')
  await edit(/^Correo/, 'nora@ejemplo.mx')
  await waitFor(() => expect(consent).toHaveTextContent('Le escribimos para pedirle su permiso.'))

  await navigate(`${AT}?resultado=${sent.id}`)
  expect(await screen.findByText(/^Es mayor de edad: sus resultados se muestran/)).toBeVisible()
  expect(screen.queryByText('Respuestas')).not.toBeInTheDocument()
  await dataOf(family('DELETE family-members/{id}', { params: { id } }))
})
