import { render, screen } from '@testing-library/react'
import { Scores } from './Scores'

const classOf = (text: string) => screen.getByText(text).className

test('14 % and 100 % differ in colour and in words', () => {
  const { rerender } = render(<Scores balance={14} scores={[]} />)
  expect(screen.getByText('Crítico')).toBeVisible()
  const low = classOf('14 %')
  rerender(<Scores balance={100} scores={[]} />)
  expect(screen.getByText('Estable')).toBeVisible()
  expect(classOf('100 %')).not.toBe(low)
})

test('the words and the points of a band stand beside the balance, in the place of a level of ours', () => {
  const words = 'Síntomas moderadamente graves'
  render(
    <Scores
      balance={44}
      scores={[]}
      band={{ points: 15, highest: 27, words, level: 'Crítico', higherIs: 'peor' }}
    />,
  )
  expect(screen.getByText('44 %')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('15 de 27 puntos')).toBeVisible()
  expect(screen.getByText(/^Más puntos son más síntomas/)).toBeVisible()
  expect(screen.queryByText(/^(Crítico|Complicado|Estable)$/)).not.toBeInTheDocument()
  expect(classOf('44 %')).toContain('critical')
})
