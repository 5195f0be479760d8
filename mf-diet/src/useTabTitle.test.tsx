import { render, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { useTabTitle } from './useTabTitle'

function One({ name }: { name: string | undefined }) {
  useTabTitle(name)
  return null
}

/** Names the screen as it arrives, as the host does. */
function Screen({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.title = 'Tips · My Diet'
  }, [])
  return children
}

const titleIs = (title: string) => waitFor(() => expect(document.title).toBe(title))

test('what is known at once has the last word over the screen that arrives with it', async () => {
  render(
    <Screen>
      <One name="Menos sal" />
    </Screen>,
  )
  await titleIs('Menos sal · My Diet')
})

test('the screen’s own title stands until a name is known, and again when the thing is left', async () => {
  const shown = (child: ReactNode) => <Screen>{child}</Screen>
  const { rerender } = render(shown(<One name={undefined} />))
  await titleIs('Tips · My Diet')
  rerender(shown(<One name="Menos sal" />))
  await titleIs('Menos sal · My Diet')
  rerender(shown(<One name="Agua a la vista" />))
  await titleIs('Agua a la vista · My Diet')
  rerender(shown(null))
  await titleIs('Tips · My Diet')
})
