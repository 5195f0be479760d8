import { render } from '@testing-library/react'
import { Skeleton } from './Skeleton'

test('has the shape of the contents and is not read aloud', () => {
  const { container } = render(<Skeleton shape="picture" ratio="16 / 10" width="50%" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstChild).toHaveClass('picture')
})
