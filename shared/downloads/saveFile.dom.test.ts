import { saveFile } from './saveFile'

test('the browser downloads the contents under their name, and the address is released later', async () => {
  jest.useFakeTimers()
  const given: Blob[] = []
  const revoked = jest.fn()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${given.push(blob)}`,
    revokeObjectURL: revoked,
  })
  const links: HTMLAnchorElement[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this)
  })

  saveFile('{"a":1}', { name: 'mis-datos.json', type: 'application/json' })

  expect(links.map(({ href, download }) => ({ href, download }))).toEqual([
    { href: 'blob:1', download: 'mis-datos.json' },
  ])
  expect(given[0]?.type).toBe('application/json')
  expect(given[0]?.size).toBe(7)
  expect(revoked).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(revoked).toHaveBeenCalledWith('blob:1')
})
