import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { DayPicker } from 'shared/ui/DayPicker'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { useDay } from '../../plan/useDay'
import { useMealPlan } from '../../plan/useMealPlan'
import styles from './DailyPlanScreen.module.css'
import { LockedDialog } from './LockedDialog'
import { MealList } from './MealList'
import { MealListSkeleton } from './MealListSkeleton'
import { NoRecipes } from './NoRecipes'

/** Specification, 2, "Daily meal plan" (/user/comidas). */
export default function DailyPlanScreen() {
  const [day, setDay] = useDay()
  const { catalogue, ...recipes } = useCatalogue()
  const { plan, ...meals } = useMealPlan(day, catalogue?.accessible)

  if (catalogue?.recipes.length === 0) return <NoRecipes />
  return (
    <>
      <PageHeader
        title="Tu plan de comidas"
        action={
          <ButtonLink to="/user/comida/semana" variant="secondary" size="small">
            Ver Semana
          </ButtonLink>
        }
      />
      <div className={styles.day}>
        <DayPicker value={day} onChange={setDay} />
      </div>
      {recipes.failed || meals.failed ? (
        <ErrorCard
          title="No pudimos cargar tus comidas"
          retrying={recipes.retrying || meals.retrying}
          onRetry={() => {
            if (recipes.failed) recipes.retry()
            if (meals.failed) meals.retry()
          }}
        />
      ) : catalogue && plan ? (
        <>
          <MealList plan={plan} catalogue={catalogue} onShuffle={meals.shuffle} />
          {meals.canSave && (
            <div className={styles.save}>
              <Button wide busy={meals.saving} busyLabel="Guardando…" onClick={meals.save}>
                Guardar plan
              </Button>
            </div>
          )}
        </>
      ) : (
        <MealListSkeleton />
      )}
      {catalogue && <LockedDialog open={catalogue.accessible.length === 0} />}
    </>
  )
}
