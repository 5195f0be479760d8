import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { ButtonLink } from './ButtonLink'

test('goes to a screen of the app', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<ButtonLink to="/user/comida/semana">Ver Semana</ButtonLink>} />
        <Route path="/user/comida/semana" element={<h1>Semana</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Ver Semana' }))
  expect(screen.getByRole('heading', { name: 'Semana' })).toBeVisible()
})
