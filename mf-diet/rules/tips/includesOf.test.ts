import type { ContentEntry } from '../../contract/tips'
import { includesOf } from './includesOf'

const asset = (id: string): ContentEntry => ({ sys: { id, type: 'Asset' }, fields: {} })
const entry = (imagen?: unknown): ContentEntry => ({ sys: { id: 'x', type: 'Entry' }, fields: { imagen } })
const includes = { Asset: [asset('a'), asset('b'), asset('c')] }

test('keeps only the assets that the entry links to', () => {
  expect(includesOf(entry({ sys: { id: 'b' } }), includes)).toEqual({ Asset: [asset('b')] })
  expect(includesOf(entry([{ sys: { id: 'c' } }, { sys: { id: 'a' } }]), includes)).toEqual({
    Asset: [asset('a'), asset('c')],
  })
})

test('an entry without a picture has no includes', () => {
  expect(includesOf(entry(), includes)).toEqual({ Asset: [] })
  expect(includesOf(entry(null), undefined)).toEqual({ Asset: [] })
  expect(includesOf(entry({}), {})).toEqual({ Asset: [] })
})
