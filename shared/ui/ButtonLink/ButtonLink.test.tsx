import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'shared/router'
import { MemoryRouter } from 'shared/router/memory'
import { ButtonLink } from './ButtonLink'

function Here() {
  return <output>{useLocation().pathname}</output>
}

test('goes to a screen of the app', async () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/user/comida/semana">Ver Semana</ButtonLink>
      <Here />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Ver Semana' }))
  expect(screen.getByRole('status')).toHaveTextContent('/user/comida/semana')
})
