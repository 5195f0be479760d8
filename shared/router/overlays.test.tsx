import { act, waitFor } from '@testing-library/react'
import { createOverlays } from './overlays'
import { back, before, heading, mark, overlays, press, router, settled, show, shown } from './sampleOverlays'
import { overlaysOfPage } from './useOverlay'

afterEach(() => router?.dispose())

test('Back closes an overlay, and the next Back leaves the screen', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await back()
  expect(overlays()).toEqual([])
  await settled(0, '/first')
  await back()
  expect(heading()).toBe(before())
})

test('the router is not notified', async () => {
  await show()
  const { key } = router?.state.location ?? {}
  await press('Abrir hoja')
  await settled(1)
  await back()
  await press('Abrir hoja')
  await settled(1)
  await press('Cerrar hoja')
  await settled(0)
  expect(shown).toEqual([key])
  expect(router?.state.historyAction).toBe('PUSH')
})

test('its own close button leaves no entry behind', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await press('Cerrar hoja')
  await settled(0)
  await back()
  expect(heading()).toBe(before())
})

describe('a browser that takes seconds to remove the entry', () => {
  /** Closes the sheet; the browser moves only after the time that a step without a target is waited for. */
  async function closeSlowly(meanwhile: () => Promise<void> | void) {
    await show()
    await press('Abrir hoja')
    await settled(1)
    const steps: (number | undefined)[] = []
    const go = jest.spyOn(history, 'go').mockImplementation(delta => void steps.push(delta))
    await press('Cerrar hoja')
    await waitFor(() => expect(steps).toEqual([-1]))
    await meanwhile()
    await act(() => new Promise(done => setTimeout(done, 1_200)))
    go.mockRestore()
    expect(steps).toEqual([-1])
    act(() => history.go(-1))
  }

  test('does not leave the screen', async () => {
    await closeSlowly(() => undefined)
    await settled(0, '/first')
    expect(heading()).toBe('/first')
    await back()
    expect(heading()).toBe(before())
  })

  test('does not undo what was pressed meanwhile', async () => {
    await closeSlowly(() => act(async () => router?.navigate('/next')))
    await settled(0, '/next')
    expect(heading()).toBe('/next')
    await back()
    expect(heading()).toBe('/first')
  })
})

test('the upper of two is closed first', async () => {
  await show()
  await press('Abrir hoja')
  await press('Abrir calendario')
  await settled(2)
  await back()
  expect(overlays()).toEqual(['hoja'])
  await settled(1)
  await back()
  expect(overlays()).toEqual([])
  await back()
  expect(heading()).toBe(before())
})

test('one that refuses to close stays open and keeps its entry', async () => {
  await show()
  await press('Abrir terca')
  await settled(1)
  await back()
  await settled(1)
  await back()
  expect(overlays()).toEqual(['terca'])
  expect(heading()).toBe('/first')
})

test('Forward to where it was open leads to its screen', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await back()
  act(() => history.forward())
  await act(() => new Promise(done => setTimeout(done, 60)))
  await settled(0)
  expect(overlays()).toEqual([])
  await back()
  expect(heading()).toBe(before())
})

test('a page that is reloaded with an open overlay shows the screen, and Back leaves it', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  // After a reload only the page's history is left.
  overlaysOfPage.current?.stop()
  overlaysOfPage.current = createOverlays(window)
  await waitFor(() => expect(mark()).toBeUndefined())
  expect(location.pathname).toBe('/first')
})
