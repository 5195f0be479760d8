import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { ownedCourseIds } from 'shared/entitlements'
import { allOf } from 'shared/query'
import { useHeadingFocus, useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { peopleOf, personIn } from '../../family/people'
import { useFamily } from '../../family/useFamily'
import { Taking } from '../../taking/Taking'
import { testsOf } from '../../tests/personTests'
import { useCourses, useDrafts, useForms, useResponses } from '../../tests/useTests'
import { Objetivos } from './Objetivos'
import styles from './Objetivos.module.css'
import { WaitingCards } from './WaitingCards'

/**
 * /user/objetivos: the tests of the person whom `persona` names; with `test`, that one is taken
 * (shared/product/objetivos.md#page).
 */
export default function ObjetivosScreen() {
  const user = useUser()
  const today = useTodayIn(CLINIC_ZONE)
  const [query, setQuery] = useSearchParams()
  const [family, forms, responses, drafts] = [useFamily(), useForms(), useResponses(), useDrafts()]
  const courses = useCourses()
  const loading = allOf(family, forms, responses, drafts)
  const isThere = family.data && forms.data && responses.data && drafts.data
  const people = peopleOf(user, family.data ?? [])
  const person = personIn(people, query.get('persona'))
  const known = { forms: forms.data ?? [], responses: responses.data ?? [], drafts: drafts.data ?? [] }
  const tests = person && testsOf(known, person, user, today)
  const taken = tests?.pending.find(({ form }) => String(form.id) === query.get('test'))
  useHeadingFocus(!taken)
  const address = (id: number | null, test?: number) => ({
    ...(id !== null && { persona: String(id) }),
    ...(test !== undefined && { test: String(test) }),
  })
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
      />
    )
  }
  return (
    <div className={styles.page}>
      {/* One heading from the first moment on: it has the focus. */}
      <PageHeader title="Objetivos y Progresos" lead={`¡Hola, ${user.firstName}!`} />
      {loading.failed ? (
        <ErrorCard
          title="No pudimos cargar tus objetivos"
          retrying={loading.retrying}
          onRetry={loading.retry}
        />
      ) : !isThere || !person || !tests ? (
        <WaitingCards />
      ) : (
        <Objetivos
          people={people}
          person={person}
          tests={tests}
          courses={(courses.data ?? []).filter(({ id }) => ownedCourseIds(user).includes(id))}
          today={today}
          onSelect={id => setQuery(address(id))}
          onTake={test => setQuery(address(person.id, test))}
        />
      )}
    </div>
  )
}
