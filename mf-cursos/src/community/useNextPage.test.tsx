import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider, useInfiniteQuery } from 'shared/query'
import type { Comment } from '../../contract/community'
import { sampleQuestions } from '../sampleCourse'
import { PAGE } from './commentPages'
import { useNextPage } from './useNextPage'

test('where others delete all the time, the pages are read again three times and no more', async () => {
  const [sample] = sampleQuestions
  if (!sample) throw new Error('no sample')
  const read: number[] = []
  // Every page that is read has no question of the pages that were read before.
  const readPage = async (page: number) => {
    read.push(page)
    // A list without a bound ends here.
    if (read.length > 50) throw new Error('read without end')
    const data = Array.from(
      { length: PAGE },
      (_, at): Comment => ({ ...sample, id: read.length * PAGE + at }),
    )
    return { ok: true, status: 200, data } as const
  }
  const queryKey = ['questions']
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => {
      const query = useInfiniteQuery({
        queryKey,
        queryFn: async ({ pageParam }) => (await readPage(pageParam)).data,
        initialPageParam: 1,
        getNextPageParam: (_last: Comment[], pages) => pages.length + 1,
      })
      return { query, next: useNextPage({ queryKey, fetchNextPage: query.fetchNextPage, readPage }) }
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true))
  await act(() => result.current.next.load())
  const looked = [1]
  const again = [1, 2]
  expect(read).toEqual([1, 2, ...looked, ...again, ...looked, ...again, ...looked, ...again])
  expect(result.current.next.isLoading).toBe(false)
})
