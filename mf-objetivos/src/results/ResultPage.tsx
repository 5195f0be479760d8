import { CallRefused } from 'shared/client'
import { useHeadingFocus, useTabTitle } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Form } from '../../contract/forms'
import { familyRefusals, responseRefusals, resultMessages } from '../../messages'
import type { Person } from '../family/people'
import { useResponse } from '../tests/useTests'
import { ResultSheet } from './ResultSheet'

interface ResultPageProps {
  id: number
  people: readonly Person[]
  forms: readonly Form[]
}

/** The page of one result, of any day; those of an adult who has not agreed are not shown. */
export function ResultPage({ id, people, forms }: ResultPageProps) {
  const { data, isLoadingError, isFetching, error, refetch } = useResponse(id)
  useTabTitle(data?.form.name)
  useHeadingFocus(data !== undefined)
  const isUnknown = error instanceof CallRefused && error.status === 404
  const person = people.find(one => one.id === (data?.familyMemberId ?? null))
  if (isLoadingError && !isUnknown) {
    return <ErrorCard title={resultMessages.failed} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data && !isLoadingError) return <Skeleton shape="card" ratio="4 / 3" />
  if (!data || !person || data.hidden) {
    return (
      <EmptyState
        level="h1"
        title={data?.hidden ? familyRefusals.consentMissing : responseRefusals.unknown}
        action={<ButtonLink to="/user/objetivos">Ver mis objetivos</ButtonLink>}
      />
    )
  }
  const source = forms.find(form => form.id === data.formId)?.source ?? ''
  return <ResultSheet response={data} person={person} source={source} />
}
