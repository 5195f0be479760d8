import { allOf } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import type { ContentEntry, ContentType, TipCategory } from '../../../contract/tips'
import type { Specialty } from '../../../rules/tips/specialtyOf'
import { tagKey, tagLabel } from '../../../rules/tips/tagLabel'
import { tipOf } from '../../../rules/tips/tipsOf'
import { useEntries } from '../../tips/useEntries'
import styles from './Columns.module.css'
import { EntriesSkeleton } from './EntriesSkeleton'
import { TagFilter } from './TagFilter'
import { TipColumns } from './TipColumns'
import { VideoCard } from './VideoCard'

interface EntriesTabProps {
  kind: ContentType
  of: 'tips' | 'videos'
  specialty: Specialty
  category: TipCategory | null | undefined
  /** The id of the chosen tag. */
  tag: string | undefined
  onTag: (id?: string) => void
}

/** Tips or videos, of all tags or of one. */
export function EntriesTab({ kind, of, specialty, category, tag, onTag }: EntriesTabProps) {
  const entries = useEntries(kind)
  const { data } = entries
  const { failed, retrying, retry } = allOf(entries)
  if (failed) {
    const what = of === 'tips' ? 'los tips' : 'los videos'
    return <ErrorCard title={`No pudimos cargar ${what}`} retrying={retrying} onRetry={retry} />
  }
  if (!data) return <EntriesSkeleton of={of} />

  const all = data.items.flatMap((entry: ContentEntry) => {
    const tip = tipOf(entry, data.includes)
    return tip && (of === 'tips' || tip.video) ? [{ entry, tip }] : []
  })
  if (all.length === 0) {
    return (
      <EmptyState title={of === 'tips' ? 'Pronto habrá tips aquí' : 'Pronto habrá videos aquí'}>
        Tus especialistas los están preparando.
      </EmptyState>
    )
  }
  const labels = [...(category?.category ?? []), ...(category?.subCategory ?? [])]
  const label = (id: string) => tagLabel(id, labels)
  const used = [...new Set(all.flatMap(({ tip }) => tip.tags.map(label)))]
  // In the order of the category item; tags that it does not name come after.
  const offered = [
    ...labels.filter(name => used.includes(name)),
    ...used.filter(name => !labels.includes(name)),
  ]
  const chosen = offered.find(name => tag !== undefined && tagKey(name) === tagKey(tag))
  const shown = chosen ? all.filter(({ tip }) => tip.tags.some(id => label(id) === chosen)) : all

  return (
    <>
      <TagFilter labels={offered} chosen={chosen} specialty={specialty} onChoose={onTag} />
      <p className={styles.count} role="status">
        {countOf(shown.length, of)}
        {of === 'videos' && '. Al reproducir uno, se carga desde YouTube.'}
      </p>
      {of === 'videos' ? (
        <ul className={styles.videos}>
          {shown.map(({ tip }) => (
            <li key={tip.id}>
              <VideoCard tip={tip} tags={tip.tags.map(label)} />
            </li>
          ))}
        </ul>
      ) : (
        <TipColumns shown={shown} includes={data.includes} specialty={specialty} label={label} />
      )}
      {chosen && (
        <Button variant="secondary" className={styles.all} onClick={() => onTag()}>
          Ver todos
        </Button>
      )}
    </>
  )
}

function countOf(count: number, of: 'tips' | 'videos'): string {
  return `${count} ${count === 1 ? of.slice(0, -1) : of}`
}
