import { pageOf } from 'shared/server/http/pages'
import type { SliceContext } from 'shared/server/slices/context'
import type { ProductCalls } from '../cursosCalls'
import { findProducts } from './productStore'

export function productCalls({ database }: SliceContext) {
  return {
    'GET products': ({ query }) => pageOf(query, rows => findProducts(database, query, rows)),
  } satisfies ProductCalls
}
