import { slugOf } from 'shared/text/slugOf'
import { Tag } from 'shared/ui/Tag'
import type { Specialty } from '../../../rules/tips/specialtyOf'
import { lookOf } from '../../tips/specialties'
import styles from './TagFilter.module.css'

interface TagFilterProps {
  labels: readonly string[]
  chosen: string | undefined
  specialty: Specialty
  onChoose: (id?: string) => void
}

/** The tags from category and subCategory (shared/product/diet.md#tips): one at a time; a second press removes it. */
export function TagFilter({ labels, chosen, specialty, onChoose }: TagFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Filtrar por etiqueta</legend>
      <div className={styles.tags}>
        {labels.map(label => (
          <Tag
            key={label}
            tone={lookOf(specialty).tone}
            pressed={label === chosen}
            onClick={() => onChoose(label === chosen ? undefined : slugOf(label))}
          >
            {label}
          </Tag>
        ))}
      </div>
    </fieldset>
  )
}
