import { render, screen } from '@testing-library/react'
import { sampleCategories } from '../sampleCourse'
import { TopicItem } from './TopicItem'

const topic = sampleCategories[0]?.curso.modulos[0]?.temas.find(({ subtemas }) => subtemas.length > 1)
const other = sampleCategories[1]?.curso.modulos[0]?.temas[0]

/** The topic, open, with a subtopic beside it that has the button which ends it. */
function Lesson({ selected }: { selected: number | undefined }) {
  if (!topic) throw new Error('the sample has no such topic')
  const nothing = () => undefined
  return (
    <>
      <ul>
        <TopicItem
          topic={topic}
          plan={{ day: '2026-11-01', status: 'completed', isNew: false }}
          open
          onOpen={nothing}
          onSelect={nothing}
          onFinish={nothing}
          selected={selected}
        />
      </ul>
      {selected !== undefined && <button type="button">Terminar</button>}
    </>
  )
}

test('the focus goes to the topic as its subtopic closes with the button that had it', () => {
  const { rerender } = render(<Lesson selected={topic?.subtemas.at(-1)?.id} />)
  screen.getByRole('button', { name: 'Terminar' }).focus()
  rerender(<Lesson selected={undefined} />)
  expect(screen.getByRole('button', { name: new RegExp(topic?.name ?? '') })).toHaveFocus()
})

test('a subtopic of another topic changes nothing', () => {
  const { rerender } = render(<Lesson selected={other?.subtemas[0]?.id} />)
  rerender(<Lesson selected={undefined} />)
  expect(document.body).toHaveFocus()
})
