/** TanStack Query as host and remotes share it: one cache a page; a thin module for the reason given in shared/router. */
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

export { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient }
