import { useAtom, useStore } from 'jotai'
import { longDate } from 'shared/dates'
import { UnsavedChanges } from 'shared/forms/UnsavedChanges'
import { matchesPath } from 'shared/remote/matchRoute'
import remote from '../../remote.json'
import { changedPlans, draftsAtom, withoutDay } from './drafts'
import styles from './UnsavedPlans.module.css'
import { useIsSavingPlans, useSavePlans } from './useSavePlans'

/** The diet's screens share the drafts, so moving from one to another loses nothing. */
const keepsChanges = (pathname: string) => remote.routes.some(({ path }) => matchesPath(path, pathname))

/** Asks before a person leaves the diet with unsaved changes. An untouched proposal is not a change. */
export function UnsavedPlans() {
  const store = useStore()
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const changed = changedPlans(drafts)
  const saving = useSavePlans()

  return (
    <UnsavedChanges
      changed={changed.length > 0}
      isChangedNow={() => changedPlans(store.get(draftsAtom)).length > 0}
      keepsChanges={keepsChanges}
      onSave={() => saving.mutateAsync(changed)}
      saving={useIsSavingPlans()}
      onDiscard={() =>
        setDrafts(before => changedPlans(before).reduce((rest, { day }) => withoutDay(rest, day), before))
      }
    >
      <p>Si sales sin guardar, se pierde lo que cambiaste en:</p>
      <ul className={styles.days}>
        {changed.map(({ day }) => (
          <li key={day}>{longDate(day)}</li>
        ))}
      </ul>
    </UnsavedChanges>
  )
}
