import { callsOf, dataOf, refusalMessage } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import { allOf, useQuery, useQueryClient } from 'shared/query'
import { useLocation, useSearchParams } from 'shared/router'
import { notify } from 'shared/session'
import { ForDuty } from 'shared/staff/ForDuty'
import { ButtonLink } from 'shared/ui/ButtonLink'
import type { releasesContract } from '../../../contract/releases'
import { decisionWords, FIRST_SHARE, releaseWords } from '../../../releasesMessages'
import { previewIn } from '../../../rules/previewLink'
import { Releases, type ReleasesProps } from './Releases'

const api = callsOf<typeof releasesContract>()
const queryKey = ['releases']

/** `/user/equipo/entregas`: the releases of the shell and the remotes, for the teams that make them. */
export function ReleasesScreen() {
  return (
    <ForDuty
      duties={['releases']}
      forPatients={releaseWords.forStaff}
      action={<ButtonLink to="/user">{releaseWords.goHome}</ButtonLink>}
    >
      <OfTeams />
    </ForDuty>
  )
}

function OfTeams() {
  const client = useQueryClient()
  const [, setQuery] = useSearchParams()
  const link = previewIn(useLocation().search)
  const list = useQuery({ queryKey, queryFn: () => dataOf(api('GET staff/releases')) })

  const goBack: ReleasesProps['onBack'] = async ({ app, from, to, reason }) => {
    const body = { from, to, reason }
    const answer = await api('POST staff/releases/{app}/rollback', { params: { app }, body })
    // 409: the list is not what it was.
    if (answer.ok || answer.status === 409) await client.invalidateQueries({ queryKey })
    if (!answer.ok) return errorsOf(answer)
    notify({ type: 'success', title: app, message: releaseWords.done })
    return {}
  }

  const decide: ReleasesProps['onDecide'] = async ({ app, release, act, reason }) => {
    const params = { app }
    const answer =
      act === 'try'
        ? await api('POST staff/releases/{app}/trial', { params, body: { release, share: FIRST_SHARE } })
        : await api('POST staff/releases/{app}/decision', {
            params,
            body: { release, decision: act, reason },
          })
    if (answer.ok || answer.status === 409) await client.invalidateQueries({ queryKey })
    if (!answer.ok) return errorsOf(answer)
    notify({ type: 'success', title: app, message: decisionWords.acts[act].done })
    return {}
  }

  async function startPreview(preview: string): Promise<string> {
    const answer = await api('POST staff/releases/preview', { body: { preview } })
    if (!answer.ok) return answer.message
    // A document of its own has the preview from its first line on.
    location.assign('/user')
    return ''
  }

  return (
    <Releases
      preview={{ link, onClose: () => setQuery({}, { replace: true }), onConfirm: startPreview }}
      apps={list.data?.apps}
      loading={allOf(list)}
      refusal={refusalMessage(list.error, '')}
      onBack={goBack}
      onDecide={decide}
    />
  )
}
