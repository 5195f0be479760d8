import { useState } from 'react'
import type { Result } from 'shared/client'
import { type QueryKey, useQueryClient } from 'shared/query'
import type { Comment } from '../../contract/community'
import { type CommentPages, isJoined } from './commentPages'

/** The most times that the pages are read again for one further page, however fast others delete. */
const MOST_READS = 3

interface PagedQuery {
  queryKey: QueryKey
  fetchNextPage: () => Promise<unknown>
  /** Reads one page without storing it. */
  readPage: (page: number) => Promise<Result<Comment[]>>
}

/**
 * Loads the next page of a list. Where comments before it were deleted, those behind them have moved to a page that was
 * read before: then all pages are read again, so that none is skipped and the deleted ones go. The page before is
 * looked at after the next one has come, so that no deletion falls between the two.
 */
export function useNextPage({ queryKey, fetchNextPage, readPage }: PagedQuery) {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(false)

  async function isWhole(): Promise<boolean> {
    const loaded = client.getQueryData<CommentPages>(queryKey)
    if (!loaded || loaded.pages.length < 2) return true
    const before = await readPage(loaded.pages.length - 1)
    return !before.ok || isJoined(loaded, before.data)
  }

  async function load() {
    setLoading(true)
    try {
      await fetchNextPage()
      for (let reads = 0; reads < MOST_READS && !(await isWhole()); reads++)
        await client.refetchQueries({ queryKey, exact: true })
    } finally {
      setLoading(false)
    }
  }
  return { load, isLoading }
}
