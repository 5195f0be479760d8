import { useState } from 'react'
import { dateWithoutWeekday } from 'shared/dates'
import { dayAndMinuteIn, personZone } from 'shared/dates/instants'
import { type FieldErrors, useForm } from 'shared/forms/useForm'
import type { Loading } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { FormMessage } from 'shared/ui/FormMessage'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Passkey } from '../../../contract/passkeys'
import { passkeyWords as words } from '../../../passkeyMessages'
import { ConfirmField } from '../../confirmation/ConfirmField'
import { checkConfirmation, passwordIn } from '../../confirmation/confirmForm'
import { RemovePasskey } from './RemovePasskey'
import styles from './Security.module.css'

export interface PasskeyListProps {
  /** Undefined while they load. */
  passkeys: readonly Passkey[] | undefined
  loadingPasskeys: Loading
  hasPasskey: boolean | undefined
  /** `added` is false also where the person cancelled, which has no errors. */
  onAddPasskey: (password: string | undefined) => Promise<{ added: boolean; errors: FieldErrors }>
  /** Returns the server's messages by field. */
  onRemovePasskey: (id: number, password: string | undefined) => Promise<FieldErrors>
}

/** The person's passkeys; one can be added or removed, with a passkey or the password. */
export function PasskeyList({
  passkeys,
  loadingPasskeys,
  hasPasskey,
  onAddPasskey,
  onRemovePasskey,
}: PasskeyListProps) {
  const [removing, setRemoving] = useState<number>()
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({ passkeyPassword: checkConfirmation(data, 'passkeyPassword') }),
    submit: async data => {
      const { added, errors } = await onAddPasskey(passwordIn(data, 'passkeyPassword'))
      if (added) formProps.ref.current?.reset()
      const { password, ...others } = errors
      return { ...others, passkeyPassword: password }
    },
  })
  return (
    <Card as="section" className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.lead}</p>
      {loadingPasskeys.failed ? (
        <ErrorCard
          title={words.loadFailed}
          retrying={loadingPasskeys.retrying}
          onRetry={loadingPasskeys.retry}
        />
      ) : !passkeys?.length ? (
        <p className={styles.soft} aria-busy={!passkeys}>
          {passkeys ? words.none : <Skeleton width="16rem" />}
        </p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map(passkey => (
            <li key={passkey.id} className={styles.row}>
              <div>
                <p className={styles.device}>{passkey.name}</p>
                <p className={styles.soft}>{words.madeOn(dayOf(passkey.createdAt))}</p>
                <p className={styles.soft}>
                  {passkey.usedAt ? words.usedOn(dayOf(passkey.usedAt)) : words.unused}
                </p>
              </div>
              {removing === passkey.id ? (
                <RemovePasskey
                  hasPasskey={hasPasskey}
                  onRemove={password => onRemovePasskey(passkey.id, password)}
                  onKeep={() => setRemoving(undefined)}
                />
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={words.removeOf(passkey.name, dayOf(passkey.createdAt))}
                  onClick={() => setRemoving(passkey.id)}
                >
                  {words.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form {...formProps} className={styles.form} aria-labelledby="passkeys">
        <ConfirmField label={words.passwordToAdd} hasPasskey={hasPasskey} {...field('passkeyPassword')} />
        <FormMessage>{errors.form}</FormMessage>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={words.adding}>
          {words.add}
        </Button>
      </form>
    </Card>
  )
}

function dayOf(moment: string): string {
  return dateWithoutWeekday(dayAndMinuteIn(new Date(moment), personZone()).day)
}
