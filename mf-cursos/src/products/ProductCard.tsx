import { Card, cardTarget } from 'shared/ui/Card'
import type { Product } from '../../contract/products'
import { CoursePicture } from '../learn/CoursePicture'
import styles from './ProductCard.module.css'

/** Name and first picture; the whole card opens the product. */
export function ProductCard({ product, onOpen }: { product: Product; onOpen: () => void }) {
  return (
    <Card as="article" flush className={styles.card}>
      <CoursePicture src={product.gallery[0]} width={400} height={300} />
      <h2 className={styles.name}>
        <button type="button" className={cardTarget} onClick={onOpen}>
          {product.name}
        </button>
      </h2>
    </Card>
  )
}
