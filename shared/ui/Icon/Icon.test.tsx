import { render } from '@testing-library/react'
import * as icons from './Icon'

test.each(Object.entries(icons))('%s draws something within its grid', (_name, Icon) => {
  const { container } = render(<Icon />)
  const paths = [...container.querySelectorAll('path')].map(path => path.getAttribute('d') ?? '')
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(path).toMatch(/^[Mm][-\d.]/)
})
