import { SelectField } from 'shared/ui/SelectField'
import type { Category } from '../../rules/courseTree'
import { courseShare } from '../../rules/progress/courseShare'
import { Carousel } from '../carousel/Carousel'
import { fileAddress } from '../fileAddress'
import styles from './CategoryPicker.module.css'
import { CoursePicture } from './CoursePicture'
import { useIsDesktop } from './useIsDesktop'

interface CategoryPickerProps {
  categories: readonly Category[]
  chosen: Category
  onChoose: (id: number) => void
}

/** A carousel of three on a desktop, a dropdown on a phone (shared/product/cursos.md#course-detail). */
export function CategoryPicker({ categories, chosen, onChoose }: CategoryPickerProps) {
  const isDesktop = useIsDesktop()
  if (categories.length < 2) return null
  if (!isDesktop) {
    return (
      <div className={styles.dropdown}>
        <SelectField
          label="Categoría"
          value={chosen.id}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {categories.map(({ id, category }) => (
            <option key={id} value={id}>
              {category}
            </option>
          ))}
        </SelectField>
      </div>
    )
  }
  return (
    <Carousel label="Categorías" items={categories} keyOf={({ id }) => id} perPage={3} autoplay>
      {category => (
        <button
          type="button"
          className={styles.card}
          aria-pressed={category.id === chosen.id}
          onClick={() => onChoose(category.id)}
        >
          <CoursePicture
            src={fileAddress(category.curso.modulos[0]?.image ?? '')}
            className={styles.picture}
            width={128}
            height={96}
          />
          <span className={styles.words}>
            <strong>{category.category}</strong>
            <span className={styles.note}>{noteOf(category)}</span>
          </span>
        </button>
      )}
    </Carousel>
  )
}

function noteOf(category: Category): string {
  const { completed, total } = courseShare([category])
  return `${completed} de ${total} completados`
}
