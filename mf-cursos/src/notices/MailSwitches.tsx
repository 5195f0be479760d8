import { dataOf } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { Card } from 'shared/ui/Card'
import { Switch } from 'shared/ui/Switch'
import type { MailChoices, MailKind } from '../../contract/notices'
import { commentNotices, noticeTexts } from '../../messages'
import { cursos, cursosChange } from '../api'
import styles from './MailSwitches.module.css'

const KINDS: readonly MailKind[] = ['replies', 'unlocks']

/** The mails about courses that the person wants; a mail's own link and *Privacidad* change the same. */
export function MailSwitches() {
  const user = useUser()
  const queryKey = ['cursos', 'mails', user.id]
  const { data } = useQuery({
    ...cachedOffline,
    queryKey,
    queryFn: () => dataOf(cursos('GET course-mails')),
    // *Privacidad* changes the same.
    staleTime: 0,
  })
  const changing = useOfflineMutation({
    queryKey,
    call: (change: Partial<MailChoices>) => cursosChange('PATCH course-mails', { body: change }),
    change: (choices: MailChoices, change) => ({ ...choices, ...change }),
    fromAnswer: (_choices, answer) => answer,
    deduplicationKey: change => `courses mails ${Object.keys(change).join(' ')}`,
    content: () => noticeTexts.change,
    failure: { title: commentNotices.failedTitle, message: noticeTexts.notSaved },
    saysReason: true,
  })
  return (
    <Card as="section" className={styles.card} aria-label={noticeTexts.mails}>
      <h2 className={styles.title}>{noticeTexts.mails}</h2>
      {KINDS.map(kind => (
        <Switch
          key={kind}
          label={noticeTexts[kind]}
          checked={data?.[kind] ?? true}
          disabled={!data}
          onChange={({ target }) => changing.mutate({ [kind]: target.checked })}
        />
      ))}
    </Card>
  )
}
