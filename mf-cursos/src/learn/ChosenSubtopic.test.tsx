import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'shared/router/memory'
import { sampleCategories } from '../sampleCourse'
import { ChosenSubtopic } from './ChosenSubtopic'

/** jsdom has no full screen: these are the parts of the interface that a page uses. */
function fullScreen() {
  const change = (now: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: now })
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  HTMLElement.prototype.requestFullscreen = function request(this: HTMLElement) {
    return change(this)
  }
  document.exitFullscreen = () => change(null)
}

const topic = sampleCategories[0]?.curso.modulos[0]?.temas.find(({ subtemas }) => subtemas.length > 1)

function Lesson() {
  const [shown, setShown] = useState<number | undefined>(topic?.subtemas[0]?.id)
  const subtopic = topic?.subtemas.find(({ id }) => id === shown)
  return (
    <MemoryRouter>
      <ChosenSubtopic
        courseId={1}
        chosen={topic && subtopic && { topic, subtopic }}
        onShow={setShown}
        progress={{
          setCompleted: () => undefined,
          completeTopic: () => undefined,
          isReady: true,
          loading: { failed: false, retrying: false, retry: () => undefined },
        }}
      />
    </MemoryRouter>
  )
}

test('full screen shows the subtopic with its name and its steps, and stays from one to the next', async () => {
  fullScreen()
  render(<Lesson />)
  const [first, second] = topic?.subtemas ?? []
  await userEvent.click(screen.getByRole('button', { name: 'Pantalla completa' }))
  const full = within(document.fullscreenElement as HTMLElement)
  expect(full.getByRole('heading', { name: first?.name })).toBeVisible()
  expect(full.getByRole('button', { name: /^(Marcar|No) Completado$/ })).toBeVisible()
  await userEvent.click(full.getByRole('button', { name: 'Siguiente' }))
  expect(full.getByRole('heading', { name: second?.name })).toBeVisible()
  await userEvent.click(full.getByRole('button', { name: 'Salir de pantalla completa' }))
  expect(document.fullscreenElement).toBeNull()
})
