import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionSubject } from 'shared/session/writer'
import { sampleQuestions } from '../sampleCourse'
import { CommentCard } from './CommentCard'
import { ReportDialog } from './ReportDialog'

beforeEach(() => sessionSubject.next({ status: 'signedIn', user: { id: 1 } as never, token: 'token' }))

test('a comment that is longer than this view allows can be edited all the same', async () => {
  const [sample] = sampleQuestions
  if (!sample) throw new Error('no sample')
  const comment = {
    ...sample,
    content: 'a'.repeat(400),
    isMine: true,
    createdAt: new Date().toISOString(),
  }
  const onEdit = jest.fn(async () => undefined)
  const nothing = () => undefined
  render(
    <CommentCard
      comment={comment}
      longest={280}
      actions={{ onLike: nothing, onEdit, onReport: nothing, onRemove: nothing }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Corregir comentario' }))
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '{Backspace}b')
  await userEvent.click(screen.getByRole('button', { name: /^(Guardar|Corregir)/ }))
  expect(onEdit).toHaveBeenCalledWith(`${'a'.repeat(399)}b`)
})

test('a report needs a reason that the person has chosen', async () => {
  const onReport = jest.fn()
  render(<ReportDialog open onClose={() => undefined} onReport={onReport} />)
  const send = screen.getByRole('button', { name: 'Reportar' })
  expect(send).toBeDisabled()
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  await userEvent.click(send)
  expect(onReport).toHaveBeenCalledTimes(1)
})
