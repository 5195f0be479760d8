import { useState } from 'react'
import { allOf } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PagedList } from 'shared/ui/PagedList'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Product } from '../../contract/products'
import { ProductCard } from './ProductCard'
import { ProductDialog } from './ProductDialog'
import styles from './SolutionsCatalogue.module.css'
import { TagSearch } from './TagSearch'
import { useProducts } from './useProducts'
import { useTagSearch } from './useTagSearch'

/** The catalogue of recommended products, on its page and in a course's tab (shared/product/cursos.md#solutions). */
export function SolutionsCatalogue() {
  const search = useTagSearch()
  const products = useProducts(search.tags, search.limit)
  const loading = allOf(products)
  const [opened, setOpened] = useState<Product>()
  const found = products.data
  const hasMore = found !== undefined && found.length >= search.limit && search.canGrow
  return (
    <div className={styles.catalogue}>
      <TagSearch tags={search.tags} onAdd={search.add} onRemove={search.remove} />
      {loading.failed ? (
        <ErrorCard
          title="No pudimos cargar los productos"
          retrying={loading.retrying}
          onRetry={loading.retry}
        />
      ) : !found ? (
        <ProductsSkeleton />
      ) : found.length === 0 ? (
        <EmptyState
          title="No encontramos productos"
          action={
            search.tags.length > 0 && (
              <Button variant="secondary" onClick={search.clear}>
                Ver todos
              </Button>
            )
          }
        >
          {search.tags.length > 0
            ? 'Prueba con otra categoría o quita alguna etiqueta.'
            : 'Tus especialistas están preparando sus recomendaciones.'}
        </EmptyState>
      ) : (
        <div aria-busy={products.isPlaceholderData}>
          <PagedList
            label="Productos"
            className={styles.grid}
            items={found}
            keyOf={product => product.id}
            onMore={hasMore || products.isPlaceholderData ? search.more : undefined}
            loading={products.isPlaceholderData}
          >
            {product => <ProductCard product={product} onOpen={() => setOpened(product)} />}
          </PagedList>
        </div>
      )}
      <ProductDialog product={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

function ProductsSkeleton() {
  return (
    <ul className={styles.grid} aria-busy="true" aria-label="Cargando productos">
      {[1, 2, 3, 4, 5, 6].map(at => (
        <li key={at}>
          <Skeleton shape="card" ratio="1" />
        </li>
      ))}
    </ul>
  )
}
