import { render } from '@testing-library/react'
import { Skeleton } from './Skeleton'

test('has the shape of what is coming and says nothing', () => {
  const { container } = render(<Skeleton shape="picture" ratio="16 / 10" width="50%" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstChild).toHaveClass('picture')
})
