import { back, before, heading, overlays, press, router, settled, show } from './sampleOverlays'

afterEach(() => router?.dispose())

test('a link in it replaces it: Back from there leads to the screen, without it', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await press('Seguir')
  await settled(0, '/next')
  await back()
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test('an action that closes it and navigates does the same', async () => {
  await show()
  await press('Abrir acción')
  await settled(1)
  await press('Cerrar y seguir')
  await settled(0, '/next')
  expect(heading()).toBe('/next')
  await back()
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test('a link in the upper of two replaces both', async () => {
  await show()
  await press('Abrir hoja')
  await press('Abrir calendario')
  await settled(2)
  await press('Seguir')
  await settled(0, '/next')
  expect(heading()).toBe('/next')
  await back()
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test.each(['Cerrar hoja', 'Back'])(
  'an address changed in place stays after it is closed by %s',
  async way => {
    await show()
    await press('Abrir hoja')
    await settled(1)
    await press('Otro día')
    await settled(1, '/first?day=2')
    if (way === 'Back') await back()
    else await press(way)
    await settled(0, '/first?day=2')
    expect(heading()).toBe('/first?day=2')
    await back()
    expect(heading()).toBe(before())
  },
)

test('a screen that replaces its own entry leaves none of the overlay', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await press('Salir')
  expect(heading()).toBe('/other')
  await press('Cerrar hoja')
  await settled(0, '/other')
  await back()
  expect(heading()).toBe(before())
})

test('Back asks about unsaved changes, Back closes the question, and leaving leaves', async () => {
  await show()
  await press('Con cambios')
  await settled(0, '/guarded')
  await back()
  expect(overlays()).toEqual(['pregunta'])
  await settled(1, '/guarded')
  await back()
  expect(overlays()).toEqual([])
  await settled(0, '/guarded')

  await back()
  await settled(1, '/guarded')
  await press('Salir sin guardar')
  await settled(0, '/first')
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test('a link that asks about unsaved changes leads on, with one entry', async () => {
  await show()
  await press('Con cambios')
  await press('Seguir')
  await settled(1, '/guarded')
  await press('Salir sin guardar')
  await settled(0, '/next')
  expect(heading()).toBe('/next')
})
