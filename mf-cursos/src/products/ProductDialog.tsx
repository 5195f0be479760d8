import { useState } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import { Dialog } from 'shared/ui/Dialog'
import { Tag } from 'shared/ui/Tag'
import type { Product } from '../../contract/products'
import { productTexts } from '../../messages'
import { Carousel } from '../carousel/Carousel'
import { CoursePicture } from '../learn/CoursePicture'
import styles from './ProductDialog.module.css'

interface ProductDialogProps {
  /** Undefined: closed. */
  product: Product | undefined
  onClose: () => void
}

/** A product: its gallery, categories, usage, where to buy it and what to avoid. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(product)
  if (product && product !== shown) setShown(product)
  if (!shown) return null
  const { name, gallery, categories } = shown
  return (
    <Dialog open={product !== undefined} onClose={onClose} title={name} size="large">
      <div className={styles.product}>
        {gallery.length > 0 && (
          <Carousel label={`Fotos de ${name}`} items={gallery} keyOf={picture => picture} perPage={1}>
            {picture => (
              <CoursePicture
                src={picture}
                alt={`${name}, foto ${gallery.indexOf(picture) + 1} de ${gallery.length}`}
                width={640}
                height={480}
                className={styles.picture}
                eager
              />
            )}
          </Carousel>
        )}
        <div className={styles.words}>
          <ul className={styles.tags} aria-label="Categorías">
            {categories.map(category => (
              <li key={category}>
                <Tag tone="green">{category}</Tag>
              </li>
            ))}
          </ul>
          {(['usage', 'whereToBuy', 'avoid'] as const).map(
            part =>
              shown[part] && (
                <section key={part} className={styles.part}>
                  <h3>{productTexts[part]}</h3>
                  <SafeHtml html={shown[part]} className={styles.html} />
                </section>
              ),
          )}
        </div>
      </div>
    </Dialog>
  )
}
