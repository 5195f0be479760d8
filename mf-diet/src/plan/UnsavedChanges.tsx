import { useAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { longDate } from 'shared/dates'
import { matchesPath } from 'shared/remote/matchRoute'
import { useBlocker } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import remote from '../../remote.json'
import { changedPlans, draftsAtom, withoutDay } from './drafts'
import styles from './UnsavedChanges.module.css'
import { useSavePlans } from './useSavePlans'

/** Screens of the diet keep what was changed, so going from one to another loses nothing. */
const keepsChanges = (pathname: string) => remote.routes.some(({ path }) => matchesPath(path, pathname))

/** Warns who leaves the diet, or the page, with changes that are not saved. A proposal that nobody touched is none. */
export function UnsavedChanges() {
  const store = useStore()
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const changed = changedPlans(drafts)
  const saving = useSavePlans()
  // Asked of the store, not of this rendering: signing out empties the drafts and leaves at once.
  const blocker = useBlocker(
    ({ nextLocation }) =>
      changedPlans(store.get(draftsAtom)).length > 0 && !keepsChanges(nextLocation.pathname),
  )
  useWarningOfBrowser(changed.length > 0)

  const stay = () => blocker.reset?.()
  const leave = () => {
    setDrafts(before => changedPlans(before).reduce((rest, { day }) => withoutDay(rest, day), before))
    blocker.proceed?.()
  }
  const saveAndLeave = () =>
    saving.mutateAsync(changed).then(
      () => blocker.proceed?.(),
      // The notice has said it; what was changed is still there.
      () => stay(),
    )

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Tienes cambios sin guardar"
      size="small"
      footer={
        <div className={styles.actions}>
          <Button busy={saving.isPending} busyLabel="Guardando…" onClick={() => void saveAndLeave()}>
            Guardar y salir
          </Button>
          <Button variant="secondary" onClick={leave}>
            Salir sin guardar
          </Button>
          <Button variant="quiet" onClick={stay}>
            Quedarme
          </Button>
        </div>
      }
    >
      <p>Si sales sin guardar, se pierde lo que cambiaste en:</p>
      <ul className={styles.days}>
        {changed.map(({ day }) => (
          <li key={day}>{longDate(day)}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The browser asks in its own words when the page itself is left. */
function useWarningOfBrowser(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [needed])
}
