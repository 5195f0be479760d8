import { screen, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import { commentRefusals } from '../../messages'
import { cursos } from '../api'
import CourseScreen from '../screens/tema/CourseScreen'

test('whoever writes too fast is told so, and the text stays in the field', async () => {
  const { purchases } = await signInAs('ana')
  const courseId = purchases.find(({ productId }) => productId === 'Course')?.product ?? 0
  for (let at = 0; at < 10; at++) {
    const body = { content: `Comentario ${at}`, courseId, parentId: 0 }
    await dataOf(cursos('POST commentary', { body }))
  }
  const at = `/user/tema/detalleV3?curso=${courseId}&tab=3`
  const { user } = await renderScreen(<CourseScreen />, { as: 'ana', at })
  const questions = await screen.findByRole('list', { name: 'Preguntas' })
  await user.type(screen.getByLabelText('Tu pregunta'), '¿Y la linaza?')
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText(commentRefusals.tooFast)).toBeInTheDocument()
  expect(screen.getByLabelText('Tu pregunta')).toHaveValue('¿Y la linaza?')
  expect(within(questions).queryByText('¿Y la linaza?')).not.toBeInTheDocument()
})
