import { useState } from 'react'
import { useOfferedCourses } from 'shared/courses/useOfferedCourses'
import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { ownedCourseIds } from 'shared/entitlements'
import { hasDuty } from 'shared/published/duties'
import { allOf } from 'shared/query'
import { useHeadingFocus, useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { familyRefusals, familyTexts, staffMessages } from '../../../messages'
import { STAFF_DUTIES } from '../../../rules/staffDuties'
import { peopleOf, personIn } from '../../family/people'
import { useFamily } from '../../family/useFamily'
import { ResultPage } from '../../results/ResultPage'
import { DueHelp } from '../../risk/DueHelp'
import { Taking } from '../../taking/Taking'
import { testsOf } from '../../tests/personTests'
import { useSentTests } from '../../tests/useSentTests'
import { useDrafts, useForms, useResponses } from '../../tests/useTests'
import { Objetivos } from './Objetivos'
import styles from './Objetivos.module.css'
import type { Pages } from './TestList'
import { WaitingCards } from './WaitingCards'

/**
 * /user/objetivos: the tests of the person whom `persona` names; with `test`, that one is taken; with `abierto`, the
 * result of that form is open, with `labs` its labs too; with `resultado`, that result alone is shown
 * (shared/product/objetivos.md#page).
 */
export default function ObjetivosScreen() {
  const user = useUser()
  const today = useTodayIn(CLINIC_ZONE)
  const [query, setQuery] = useSearchParams()
  const [family, forms, responses, drafts] = [useFamily(), useForms(), useResponses(), useDrafts()]
  const courses = useOfferedCourses()
  const owned = ownedCourseIds(user)
  const loading = allOf(family, forms, responses, drafts)
  const isThere = family.data && forms.data && responses.data && drafts.data
  const people = peopleOf(user, family.data ?? [])
  const person = personIn(people, query.get('persona'))
  const known = {
    forms: forms.data ?? [],
    responses: responses.data ?? [],
    drafts: drafts.data ?? [],
    sent: useSentTests(responses.dataUpdatedAt),
  }
  const asked = known.forms.filter(({ id }) => String(id) === query.get('test'))
  // Only the asked test: each of its answers renders the screen again.
  const taken = person && testsOf({ ...known, forms: asked }, person, user, today).pending[0]
  const tests = person && !taken ? testsOf(known, person, user, today) : undefined
  // Here, so that Back from a test finds the list as it was.
  const pages = { pending: usePages(), done: usePages() }
  const result = Number(query.get('resultado')) || undefined
  useHeadingFocus(!taken && !result)
  const address = (id: number | null, more: { test?: number; abierto?: number } = {}) => ({
    ...(id !== null && { persona: String(id) }),
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
  })
  // Another device may have removed them: their test is never answered as the owner's.
  const isGone = isThere && query.has('test') && query.has('persona') && person?.id === null
  if (isGone) return <GoneMember />
  if (isThere && person && taken) {
    return (
      <Taking
        key={`${taken.form.id} ${person.id}`}
        form={taken.form}
        person={person}
        draft={known.drafts.find(
          ({ formId, familyMemberId }) => formId === taken.form.id && familyMemberId === person.id,
        )}
        onLeave={() => setQuery(address(person.id), { replace: true })}
        onDone={() => setQuery(address(person.id, { abierto: taken.form.id }), { replace: true })}
      />
    )
  }
  if (isThere && result) return <ResultPage id={result} people={people} forms={known.forms} />
  return (
    <div className={styles.page}>
      {/* One heading from the first moment on: it has the focus. */}
      <PageHeader title="Objetivos y Progresos" lead={`¡Hola, ${user.firstName}!`} />
      {hasDuty(user, ...STAFF_DUTIES) && (
        <div>
          <ButtonLink to="/user/objetivos/equipo" variant="secondary">
            {staffMessages.title}
          </ButtonLink>
        </div>
      )}
      {loading.failed ? (
        <ErrorCard
          title="No pudimos cargar tus objetivos"
          retrying={loading.retrying}
          onRetry={loading.retry}
        />
      ) : !isThere || !person || !tests ? (
        <WaitingCards />
      ) : (
        <>
          {/* Not while it loads: a test that is continued brings its own. */}
          <DueHelp />
          <Objetivos
            people={people}
            person={person}
            tests={tests}
            courses={courses.isLoadingError ? [] : courses.data?.filter(({ id }) => owned.includes(id))}
            ownsCourses={owned.length > 0}
            today={today}
            asksForProfile={!user.staff}
            results={{
              open: Number(query.get('labs') ?? query.get('abierto')) || undefined,
              withLabs: query.has('labs'),
              // In the address, so that Back from an expert or from the printed page finds it open.
              onOpen: formId =>
                setQuery(address(person.id, formId === undefined ? {} : { abierto: formId }), {
                  replace: true,
                  preventScrollReset: true,
                }),
            }}
            pages={pages}
            onSelect={id => setQuery(address(id))}
            onTake={test => setQuery(address(person.id, { test }))}
          />
        </>
      )}
    </div>
  )
}

function GoneMember() {
  return (
    <EmptyState
      level="h1"
      title={familyRefusals.unknown}
      action={<ButtonLink to="/user/objetivos">Ver mis objetivos</ButtonLink>}
    >
      {familyTexts.goneNote}
    </EmptyState>
  )
}

function usePages(): Pages {
  const [pages, setPages] = useState(1)
  return { pages, onMore: () => setPages(pages + 1) }
}
