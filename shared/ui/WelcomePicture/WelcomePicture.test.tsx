import { renderToStaticMarkup } from 'react-dom/server'
import { WelcomePicture } from './WelcomePicture'

test('is small, hidden from screen readers, and coloured by the tokens alone', () => {
  const drawing = renderToStaticMarkup(<WelcomePicture />)
  expect(drawing.length).toBeLessThan(8 * 1024)
  expect(drawing).toContain('aria-hidden="true"')
  expect(drawing).not.toMatch(/#[0-9a-f]{3,6}"/i)
})
