import { render, screen } from '@testing-library/react'
import { Badge, type BadgeProps } from './Badge'

const levels: BadgeProps['level'][] = ['Crítico', 'Complicado', 'Estable']

test('the three levels differ without colour', () => {
  const drawings = levels.map(level => {
    const { container, unmount } = render(<Badge level={level} />)
    expect(screen.getByText(level)).toBeVisible()
    const drawing = container.querySelector('svg')?.innerHTML
    unmount()
    return drawing
  })
  expect(new Set(drawings).size).toBe(3)
})
