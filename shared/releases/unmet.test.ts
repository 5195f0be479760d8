import Type from 'typebox'
import type { Needs } from './needs'
import { type Calls, shapeOf } from './shape'
import { unmet } from './unmet'

const notes = (answer: Type.TSchema): Calls => ({
  'GET notes': shapeOf({
    summary: 'All',
    access: 'person',
    answer: { status: 200, size: 'list', body: answer },
  }),
})
const needs: Needs = {
  shared: { react: ['useState'], 'shared/router': ['Link', 'useTabTitle'] },
  calls: notes(Type.Array(Type.Object({ text: Type.String() }))),
}
const provides = { react: ['useState', 'useMemo'], 'shared/router': ['Link', 'useTabTitle'] }
const calls = notes(Type.Array(Type.Object({ text: Type.String(), id: Type.Integer() })))

test('nothing is unmet where the shell has every export and the API every field', () =>
  expect(unmet(needs, { provides, calls })).toEqual([]))

test('what is not known is not judged', () => expect(unmet(needs, {})).toEqual([]))

test('names an export that the shell lacks, and a module', () => {
  expect(unmet(needs, { provides: { react: [], 'shared/router': provides['shared/router'] } })).toEqual([
    'useState of react, which the shell does not provide',
  ])
  expect(unmet(needs, { provides: { react: provides.react } })).toEqual([
    'shared/router, which the shell does not provide',
  ])
})

test('names a call that is gone, and a field', () => {
  expect(unmet(needs, { calls: {} })).toEqual(['GET notes, which the API does not answer'])
  expect(unmet(needs, { calls: notes(Type.Array(Type.Object({ id: Type.Integer() }))) })).toEqual([
    'GET notes, where the answer[].text is missing',
  ])
})
