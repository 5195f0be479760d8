import { enter } from '../fixtures/enter'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['shell'] })

test('a patient adds a passkey, signs in and confirms by it without a password, and removes it', async ({
  page,
}) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await enter(page, 'ana@mydiet.mx', '/user/seguridad')
  await page.getByLabel('Contraseña para agregar una llave').fill('Demo#2026')
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click()
  await expect(page.getByText('Sin uso todavía')).toBeVisible()

  const leave = async () => {
    await page.evaluate(() => localStorage.removeItem('mydiet.token'))
    await page.goto('/')
  }
  // The device chooses what the browser offers, as a person does in the list of the address.
  await leave()
  await expect(page).toHaveURL('/user')

  // A browser that offers none has the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await leave()
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click()
  await expect(page).toHaveURL('/user')

  await page.goto('/user/seguridad')
  await page.getByRole('button', { name: /^Quitar la llave de/ }).click()
  // No form asks a person with a passkey for the password.
  await expect(page.getByRole('button', { name: 'Usar mi contraseña' })).toHaveCount(4)
  await expect(page.locator('input[autocomplete=current-password]')).toHaveCount(0)
  await page.getByLabel('Tu correo nuevo').fill('ana.nueva@ejemplo.mx')
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(/Te enviamos un enlace a ana.nueva@ejemplo.mx/)).toBeVisible()
  await page.getByRole('button', { name: 'Quitar llave', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Quitar la llave de/ })).toHaveCount(0)
})
