/** TanStack Query as host and remotes share it: one cache a page; a thin module for the reason given in shared/router. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
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

export {
  infiniteQueryOptions,
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
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
 * Spread into a `useQuery` whose answer is to be there without a network too: it is kept on the device for the person
 * who is signed in, and stays in the page's memory while the page lives.
 */
export const keptOffline = { meta: { offline: true }, gcTime: Number.POSITIVE_INFINITY } as const
