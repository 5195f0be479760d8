import { NutritionPicture } from 'shared/ui/NutritionPicture'
import { PageHeader } from 'shared/ui/PageHeader'
import { SolutionsCatalogue } from '../../products/SolutionsCatalogue'
import styles from './SolutionsScreen.module.css'

/** The catalogue as a page of its own, /user/solutions (shared/product/cursos.md#solutions). */
export default function SolutionsScreen() {
  return (
    <>
      <div className={styles.banner}>
        <PageHeader
          title="Solutions"
          lead="Productos que tus especialistas recomiendan."
          back={{ to: '/user/comidas', label: 'Comidas' }}
        />
        <div className={styles.picture}>
          <NutritionPicture />
        </div>
      </div>
      <SolutionsCatalogue />
    </>
  )
}
