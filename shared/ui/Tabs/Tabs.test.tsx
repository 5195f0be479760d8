import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'

const tabs = [
  { id: 'a', label: 'Uno' },
  { id: 'b', label: 'Dos' },
  { id: 'c', label: 'Tres' },
] as const

function Example() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs label="Ejemplo" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Panel {selected}</p>
    </Tabs>
  )
}

test('a press selects, and the panel is the selected tab’s', async () => {
  render(<Example />)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Uno')
  await userEvent.click(screen.getByRole('tab', { name: 'Tres' }))
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tres')
  expect(screen.getByRole('tabpanel', { name: 'Tres' })).toHaveTextContent('Panel c')
})

test('the tabs are one stop; arrows, Home and End move and select', async () => {
  render(<Example />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Uno' })).toHaveFocus()
  const keys = [
    ['{ArrowRight}', 'Dos'],
    ['{End}', 'Tres'],
    ['{ArrowRight}', 'Uno'],
    ['{ArrowLeft}', 'Tres'],
    ['{Home}', 'Uno'],
    ['x', 'Uno'],
  ] as const
  for (const [key, name] of keys) {
    await userEvent.keyboard(key)
    expect(screen.getByRole('tab', { name })).toHaveFocus()
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name)
  }
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})
