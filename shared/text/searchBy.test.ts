import { searchBy } from './searchBy'

const items = ['Sopa de tortilla', 'Atún con piña', 'Té helado']
const search = searchBy(items, item => [item, 'México'])

test.each([
  ['', items],
  [' ¡! ', items],
  ['ATUN', ['Atún con piña']],
  ['pina at', ['Atún con piña']],
  ['mexico te', ['Té helado']],
  ['illa', []],
  ['sopa atun', []],
])('«%s» finds %j', (query, found) => expect(search(query)).toEqual(found))

test('texts are read at the first query only, once for each item', () => {
  const textsOf = jest.fn((item: string) => [item])
  const find = searchBy(items, textsOf)
  find('')
  expect(textsOf).not.toHaveBeenCalled()
  find('a')
  find('at')
  expect(textsOf).toHaveBeenCalledTimes(items.length)
})
