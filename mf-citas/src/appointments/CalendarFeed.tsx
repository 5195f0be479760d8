import { useState } from 'react'
import { dataOf, refusalMessage } from 'shared/client'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Disclosure } from 'shared/ui/Disclosure'
import { calendarMessages } from '../../messages'
import { calendar } from '../api'
import styles from './CalendarFeed.module.css'

/** The private calendar address: made, copied and revoked. It is shown once, since the server stores only its hash. */
export function CalendarFeed() {
  const { id, unprovedAddress } = useUser()
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState<string>()
  const queryKey = ['citas', 'feed', id]
  const feed = useQuery({
    queryKey,
    queryFn: () => dataOf(calendar('GET appointments/feed')),
    enabled: open,
  })
  const failed = (error?: unknown) =>
    notify({
      type: 'error',
      title: calendarMessages.title,
      message: refusalMessage(error, calendarMessages.failed),
    })
  const making = useMutation({
    mutationFn: () => dataOf(calendar('POST appointments/feed')),
    onSuccess: ({ path }) => {
      setAddress(new URL(path, location.origin).href)
      cache.setQueryData(queryKey, { exists: true })
    },
    onError: failed,
  })
  const revoking = useMutation({
    mutationFn: () => dataOf(calendar('DELETE appointments/feed')),
    onSuccess: () => {
      setAddress(undefined)
      cache.setQueryData(queryKey, { exists: false })
    },
    onError: failed,
  })
  const exists = feed.data?.exists ?? false
  return (
    <div className={styles.feed}>
      <Disclosure level="h2" title="Tus citas en tu calendario" open={open} onOpen={setOpen}>
        <div className={styles.parts}>
          <p>
            Agrega esta dirección privada al calendario de tu teléfono: tus citas aparecen ahí y se actualizan
            solas. Quien la tenga puede verlas, así que no la compartas.
          </p>
          {address && (
            <input className={styles.address} readOnly value={address} aria-label="Dirección privada" />
          )}
          {unprovedAddress && <p>{calendarMessages.unproved(unprovedAddress)}</p>}
          {exists && !address && !unprovedAddress && (
            <p>Ya tienes una dirección. Si haces otra, la anterior deja de servir.</p>
          )}
          <div className={styles.actions}>
            {address ? (
              <Button
                variant="secondary"
                onClick={() =>
                  navigator.clipboard.writeText(address).then(
                    () =>
                      notify({
                        type: 'success',
                        title: calendarMessages.title,
                        message: calendarMessages.copied,
                      }),
                    failed,
                  )
                }
              >
                Copiar dirección
              </Button>
            ) : (
              !unprovedAddress && (
                <Button variant="secondary" busy={making.isPending} onClick={() => making.mutate()}>
                  {exists ? 'Hacer otra dirección' : 'Hacer mi dirección'}
                </Button>
              )
            )}
            {exists && (
              <Button variant="quiet" busy={revoking.isPending} onClick={() => revoking.mutate()}>
                Revocar
              </Button>
            )}
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
