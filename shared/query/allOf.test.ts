import { allOf } from './allOf'

const query = (isLoadingError: boolean, isFetching = false) => ({
  isLoadingError,
  isFetching,
  refetch: jest.fn(),
})

test('one failed query is a failure of all; only it is fetched again', () => {
  const [good, bad] = [query(false), query(true)]
  const all = allOf(good, bad)
  expect(all).toMatchObject({ failed: true, retrying: false })
  all.retry()
  expect(bad.refetch).toHaveBeenCalledTimes(1)
  expect(good.refetch).not.toHaveBeenCalled()
})

test('one that is being fetched is a retry of all', () => {
  expect(allOf(query(true), query(false, true))).toMatchObject({ failed: true, retrying: true })
  expect(allOf(query(false), query(false))).toMatchObject({ failed: false, retrying: false })
  expect(allOf()).toMatchObject({ failed: false, retrying: false })
})

test('combined queries can be combined again', () => {
  const [inner, outer] = [query(true), query(true, true)]
  const all = allOf(allOf(inner, query(false)), outer)
  expect(all).toMatchObject({ failed: true, retrying: true })
  all.retry()
  expect(inner.refetch).toHaveBeenCalledTimes(1)
  expect(outer.refetch).toHaveBeenCalledTimes(1)
})
