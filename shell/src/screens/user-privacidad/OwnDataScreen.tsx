import { useState } from 'react'
import { dataOf } from 'shared/client'
import type { FieldErrors } from 'shared/forms/useForm'
import { allOf, useQuery } from 'shared/query'
import { useNavigate } from 'shared/router'
import { notify, useUser } from 'shared/session'
import type { EndedAccount as Receipt } from '../../../contract/privacy'
import { confirmationOf } from '../../confirmation/confirmationOf'
import { useOwnPasskeys } from '../../confirmation/useOwnPasskeys'
import { privacy } from '../../privacy/api'
import { ACCOUNT_ENDED_PATH, type EndedAccount } from '../cuenta-eliminada/accountEndedPath'
import { OwnData } from './OwnData'
import { type OwnDataFormat, saveOwnData } from './saveOwnData'
import { usePurposes } from './usePurposes'

/** `/user/privacidad`: the accepted notice, the purposes, the person's data as a file, and the end of the account. */
export function OwnDataScreen() {
  const navigate = useNavigate()
  const { id } = useUser()
  const [downloading, setDownloading] = useState<OwnDataFormat>()
  const consent = useQuery({
    queryKey: ['privacy', 'consent', id],
    queryFn: () => dataOf(privacy('GET auth/privacy-notice')),
  })

  const purposes = usePurposes(id)
  const { hasPasskey } = useOwnPasskeys()
  const loading = allOf(consent)

  async function download(format: OwnDataFormat) {
    setDownloading(format)
    const answer = await saveOwnData(format)
    setDownloading(undefined)
    if (answer.ok) notify({ type: 'success', title: 'Listo!', message: 'Tus datos están en tus descargas.' })
    else notify({ type: 'error', title: 'Error!', message: answer.message })
  }

  return (
    <OwnData
      consent={{
        consent: consent.data,
        failed: loading.failed,
        retrying: loading.retrying,
        onRetry: loading.retry,
      }}
      purposes={purposes}
      download={{ downloading, onDownload: format => void download(format) }}
      end={{
        hasPasskey,
        onEnd: password =>
          endAccount(password, receipt => {
            const ended: EndedAccount = { id, ...receipt }
            void navigate(ACCOUNT_ENDED_PATH, { replace: true, state: ended })
          }),
      }}
    />
  )
}

async function endAccount(
  password: string | undefined,
  onEnded: (receipt: Receipt) => void,
): Promise<FieldErrors | undefined> {
  const given = await confirmationOf(password)
  if (!given.ok) return given.errors
  const answer = await privacy('DELETE auth/me', { body: given.confirmation })
  if (!answer.ok)
    return answer.errors?.password ? { password: answer.errors.password } : { form: answer.message }
  onEnded(answer.data)
  return undefined
}
