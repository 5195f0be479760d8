import { Card, cardTarget } from 'shared/ui/Card'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { FileIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { TipCategory } from '../../../contract/tips'
import styles from './DocumentList.module.css'

interface DocumentListProps {
  /** Undefined while they are loading. */
  documents: TipCategory['documents'] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/**
 * 'Aprende más': a document's icon, labelled by infoName, opens the file in a new tab (shared/product/diet.md#tips).
 */
export function DocumentList({ documents, failed, retrying, onRetry }: DocumentListProps) {
  if (failed) {
    return <ErrorCard title="No pudimos cargar los documentos" retrying={retrying} onRetry={onRetry} />
  }
  if (!documents) {
    return (
      <ul className={styles.list} aria-busy="true" aria-label="Cargando documentos">
        {[1, 2, 3].map(at => (
          <li key={at}>
            <Skeleton shape="card" />
          </li>
        ))}
      </ul>
    )
  }
  if (documents.length === 0) {
    return (
      <EmptyState title="Pronto habrá documentos aquí">Tus especialistas los están preparando.</EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {documents.map(({ name, infoName }) => (
        <Card as="li" key={`${name} ${infoName}`} className={styles.card}>
          <span className={styles.icon}>
            <FileIcon size="large" />
          </span>
          <span className={styles.words}>
            <a
              href={`/api/files/${encodeURIComponent(name)}`}
              target="_blank"
              rel="noopener"
              className={`${cardTarget} ${styles.name}`}
            >
              {infoName}
              <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </a>
            <span className={styles.kind}>PDF</span>
          </span>
        </Card>
      ))}
    </ul>
  )
}
