import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Certificate } from './Certificate'
import { sampleCertificate } from './sampleCertificate'

test('says who completed which course and when, and is printed', async () => {
  const print = jest.fn()
  window.print = print
  render(<Certificate certificate={sampleCertificate} />)
  const sheet = screen.getByRole('region', { name: 'Tu constancia' })
  expect(sheet).toHaveTextContent('Ana Treviño Garza')
  expect(sheet).toHaveTextContent('los 15 subtemas del curso')
  expect(sheet).toHaveTextContent('Nutrición funcional')
  expect(sheet).toHaveTextContent('22 de noviembre de 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir o guardar en PDF' }))
  expect(print).toHaveBeenCalledTimes(1)
})
