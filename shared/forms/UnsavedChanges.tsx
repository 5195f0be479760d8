import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'shared/router'
import { currentUserId } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import styles from './UnsavedChanges.module.css'

export interface UnsavedChangesProps {
  /** Whether there are changes to lose. */
  changed: boolean
  /** Called at the moment of leaving, where `changed` may be older than the last save or discard. */
  isChangedNow?: () => boolean
  /** Whether the screen at a path has the same changes, so that going there loses none; by default, the same path. */
  keepsChanges?: (pathname: string) => boolean
  /** Saves the changes, and rejects when that fails; without it the person can only leave or stay. */
  onSave?: () => Promise<unknown>
  /** Whether the changes are being saved, by the screen or by `onSave`. */
  saving?: boolean
  /** Discards the changes. */
  onDiscard: () => void
  /** A description of the changes that would be lost. */
  children?: ReactNode
}

/**
 * Asks before a person leaves a screen, or the page, with changes that are not saved. A way out that is pressed while
 * the screen saves them waits: it goes on once they are saved, and asks where they are not.
 */
export function UnsavedChanges({
  changed,
  isChangedNow = () => changed,
  keepsChanges,
  onSave,
  saving = false,
  onDiscard,
  children = <p>Si sales sin guardar, se pierde lo que cambiaste.</p>,
}: UnsavedChangesProps) {
  const waitsForSave = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation: { pathname } }) => {
    const stays = keepsChanges?.(pathname) ?? pathname === currentLocation.pathname
    // A session that has ended leads to the sign-in page without a question.
    const blocks = currentUserId() !== undefined && isChangedNow() && !stays
    if (blocks) waitsForSave.current = saving
    return blocks
  })
  const isBlocked = blocker.state === 'blocked'
  useWarningOfBrowser(changed)
  useLayoutEffect(() => {
    if (isBlocked && waitsForSave.current && !changed) blocker.proceed?.()
  }, [isBlocked, changed, blocker])

  const stay = () => blocker.reset?.()
  const leave = () => {
    onDiscard()
    blocker.proceed?.()
  }
  const saveAndLeave = () =>
    onSave?.().then(
      () => blocker.proceed?.(),
      // The code that saves reports the failure; the changes are still there.
      () => stay(),
    )

  return (
    <Dialog
      open={isBlocked && !(waitsForSave.current && saving)}
      onClose={stay}
      title="Tienes cambios sin guardar"
      size="small"
      footer={
        <div className={styles.actions}>
          {onSave && (
            <Button busy={saving} busyLabel="Guardando…" onClick={() => void saveAndLeave()}>
              Guardar y salir
            </Button>
          )}
          <Button variant="secondary" onClick={leave}>
            Salir sin guardar
          </Button>
          <Button variant="quiet" onClick={stay}>
            Quedarme
          </Button>
        </div>
      }
    >
      {children}
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
