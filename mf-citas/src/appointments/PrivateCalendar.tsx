import { useState } from 'react'
import { dataOf, type Result, refusalMessage } from 'shared/client'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Disclosure } from 'shared/ui/Disclosure'
import { calendarMessages } from '../../messages'
import styles from './CalendarFeed.module.css'

interface PrivateCalendarProps {
  title: string
  /** The use of the address, in words. */
  text: string
  /** The reason for which there can be none yet. */
  refusal?: string | undefined
  queryKey: readonly unknown[]
  calls: {
    exists: () => Promise<Result<{ exists: boolean }>>
    make: () => Promise<Result<{ path: string }>>
    revoke: () => Promise<Result<object>>
  }
}

/** A private calendar address: made, copied and revoked. It is shown once, since the server stores only its hash. */
export function PrivateCalendar({ title, text, refusal, queryKey, calls }: PrivateCalendarProps) {
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState<string>()
  const feed = useQuery({ queryKey, queryFn: () => dataOf(calls.exists()), enabled: open })
  const failed = (error?: unknown) =>
    notify({
      type: 'error',
      title: calendarMessages.title,
      message: refusalMessage(error, calendarMessages.failed),
    })
  const copied = () =>
    notify({ type: 'success', title: calendarMessages.title, message: calendarMessages.copied })
  const making = useMutation({
    mutationFn: () => dataOf(calls.make()),
    onSuccess: ({ path }) => {
      setAddress(new URL(path, location.origin).href)
      cache.setQueryData(queryKey, { exists: true })
    },
    onError: failed,
  })
  const revoking = useMutation({
    mutationFn: () => dataOf(calls.revoke()),
    onSuccess: () => {
      setAddress(undefined)
      cache.setQueryData(queryKey, { exists: false })
    },
    onError: failed,
  })
  const exists = feed.data?.exists ?? false
  return (
    <Disclosure level="h2" title={title} open={open} onOpen={setOpen}>
      <div className={styles.parts}>
        <p>{text}</p>
        {address && (
          <input className={styles.address} readOnly value={address} aria-label="Dirección privada" />
        )}
        {refusal && <p>{refusal}</p>}
        {exists && !address && !refusal && (
          <p>Ya tienes una dirección. Si haces otra, la anterior deja de servir.</p>
        )}
        <div className={styles.actions}>
          {address ? (
            <Button
              variant="secondary"
              onClick={() => navigator.clipboard.writeText(address).then(copied, failed)}
            >
              Copiar dirección
            </Button>
          ) : (
            !refusal && (
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
  )
}
