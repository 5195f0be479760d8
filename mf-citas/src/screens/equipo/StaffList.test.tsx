import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormResults } from './FormResults'
import { StaffList } from './StaffList'
import { sampleDay, sampleResults } from './sampleDay'

const [close, mark, results] = [jest.fn(), jest.fn(), jest.fn()]
beforeEach(() => jest.clearAllMocks())
const show = ({ isOff = false, isPast = false, opens = true } = {}) =>
  render(
    <StaffList
      isOff={isOff}
      opens={opens}
      isPast={isPast}
      appointments={sampleDay}
      closing={false}
      marking={false}
      onClose={close}
      onMark={mark}
      onResults={results}
    />,
  )

test('a day names its patients by the clinic’s clock; attendance is noted once an appointment has begun', async () => {
  show()
  const [begun, later] = screen.getAllByRole('listitem')
  expect(begun).toHaveTextContent('9:00 a.m., Ana Garza')
  expect(begun).toHaveTextContent('Presencial, 20 minutos. Asistió. Tel. 8112345678')
  expect(screen.getByRole('button', { name: 'Ana Garza asistió' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Ana Garza no asistió' }))
  expect(mark).toHaveBeenCalledWith(1, false)
  expect(within(later as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  // A video call has its length and its link until it is over.
  expect(later).toHaveTextContent('Videollamada, 1 hora. Agendada. Agendó Luis Peña.')
  expect(screen.getByRole('link', { name: 'Entrar a la videollamada con Sofía Peña' })).toHaveAttribute(
    'href',
    'https://meet.jit.si/MyDiet-1111',
  )
})

test('the day is closed and opened after a question, which says how many people are told', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Marcar día libre' }))
  const question = () => within(screen.getByRole('dialog'))
  expect(question().getByText('Avisaremos por correo a una persona con cita ese día.')).toBeInTheDocument()
  await userEvent.click(question().getByRole('button', { name: 'Regresar' }))
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Marcar día libre' }))
  await userEvent.click(question().getByRole('button', { name: 'Marcar día libre' }))
  expect(close).toHaveBeenCalledTimes(1)
  unmount()
  show({ isOff: true })
  expect(screen.getByText('Es un día libre: nadie más puede agendar.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Quitar día libre' })).toBeInTheDocument()
})

test('a day that is over is not closed; a day off that was set before is lifted', async () => {
  const { unmount } = show({ isPast: true })
  expect(screen.getByText('Este día ya pasó.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Marcar día libre' })).not.toBeInTheDocument()
  unmount()
  show({ isPast: true, isOff: true })
  await userEvent.click(screen.getByRole('button', { name: 'Quitar día libre' }))
  const question = within(screen.getByRole('dialog', { name: '¿Quitar este día libre?' }))
  await userEvent.click(question.getByRole('button', { name: 'Quitar día libre' }))
  expect(close).toHaveBeenCalledTimes(1)
})

test('a day without hours is not said to be open, and cannot be marked as a day off', () => {
  show({ opens: false })
  expect(screen.getByText('El especialista no atiende este día, o la clínica está cerrada.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Marcar día libre' })).not.toBeInTheDocument()
})

test('the tests of a patient are asked for only where the patient shares them, and shown with their answers', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Ver los tests de Sofía Peña' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ver los tests de Ana Garza' }))
  expect(results).toHaveBeenCalledWith(sampleDay[0])
  render(<FormResults results={sampleResults} />)
  const shown = within(screen.getByRole('region', { name: 'Bienestar de cada día' }))
  expect(shown.getByText(/Balance de Salud: 62 %\. 9 de 27: Leve/)).toBeVisible()
  expect(shown.getByText('Ánimo: 84 %')).toBeVisible()
  expect(shown.getByText('Sin respuesta')).toBeVisible()
})
