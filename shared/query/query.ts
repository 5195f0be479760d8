/**
 * The TanStack Query that host and remotes share: one cache per page; a thin module for the reason given in
 * shared/router.
 */
import {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { allOf, type Loading } from './allOf'

export {
  allOf,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  type Loading,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
}

/**
 * Spread into a `useQuery` whose answer is needed without a network too: it is cached on the device for the signed-in
 * person, and stays in the page's memory while the page lives.
 */
export const cachedOffline = { meta: { offline: true }, gcTime: Number.POSITIVE_INFINITY } as const
