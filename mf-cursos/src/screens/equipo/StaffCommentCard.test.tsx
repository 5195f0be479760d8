import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StaffCommentCard } from './StaffCommentCard'
import { sampleReported } from './sampleReported'

const [decide, answer] = [jest.fn(), jest.fn(async () => undefined)]

beforeEach(() => jest.clearAllMocks())

function Standing({ asks = false }) {
  const [specialist, setSpecialist] = useState('')
  return (
    <StaffCommentCard
      comment={asks ? { ...sampleReported, isAnonymous: true, reports: [] } : sampleReported}
      busy={false}
      onDecide={asks ? undefined : decide}
      onAnswer={asks ? answer : undefined}
      specialist={specialist}
      onSpecialist={setSpecialist}
    />
  )
}

test('a reported reply has its author, its question and the reasons; it is kept or removed', async () => {
  render(<Standing />)
  expect(screen.getByText('Luis Peña')).toBeInTheDocument()
  expect(screen.getByText('Llevo dos semanas sin bajar nada. ¿Es normal?')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Motivos' })).toHaveTextContent(
    'Da consejos que pueden dañar la salud (2)Ofende o molesta a alguien',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dejar' }))
  expect(decide.mock.calls).toEqual([['keep']])
})

test('a comment is removed only after a question, which can be left', async () => {
  render(<Standing />)
  const question = () => screen.getByRole('dialog', { name: '¿Quitar este comentario para siempre?' })
  const remove = screen.getByRole('button', { name: 'Quitar' })
  await userEvent.click(remove)
  await userEvent.click(within(question()).getByRole('button', { name: 'Regresar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(remove).toHaveFocus()
  expect(decide).not.toHaveBeenCalled()
  await userEvent.click(remove)
  await userEvent.click(within(question()).getByRole('button', { name: 'Quitar' }))
  expect(decide.mock.calls).toEqual([['remove']])
})

test('a question is answered under a specialist’s name, which is required', async () => {
  render(<Standing asks />)
  expect(screen.getByText('Anónimo')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }))
  expect(screen.getByLabelText('Especialista que responde')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.getByRole('button', { name: 'Responder' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }))
  await userEvent.type(screen.getByLabelText('Tu respuesta'), 'Sí, es normal.')
  await userEvent.click(screen.getByRole('button', { name: 'Publicar respuesta' }))
  expect(screen.getByText('Escribe el nombre de quien responde.')).toBeInTheDocument()
  expect(answer).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Especialista que responde'), 'Laura Méndez')
  await userEvent.click(screen.getByRole('button', { name: 'Publicar respuesta' }))
  expect(answer).toHaveBeenCalledWith('Sí, es normal.')
})
