import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { ownedCourseIds } from 'shared/entitlements'
import { allOf } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { peopleOf, personIn } from '../../family/people'
import { useFamily } from '../../family/useFamily'
import { Taking } from '../../taking/Taking'
import { testsOf } from '../../tests/personTests'
import { useCourses, useDrafts, useForms, useResponses } from '../../tests/useTests'
import { Objetivos } from './Objetivos'
import ObjetivosScreenSkeleton from './ObjetivosScreenSkeleton'

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
  if (loading.failed) {
    return (
      <ErrorCard
        title="No pudimos cargar tus objetivos"
        retrying={loading.retrying}
        onRetry={loading.retry}
      />
    )
  }
  if (!family.data || !forms.data || !responses.data || !drafts.data) return <ObjetivosScreenSkeleton />

  const people = peopleOf(user, family.data)
  const person = personIn(people, query.get('persona'))
  if (!person) return null
  const known = { forms: forms.data, responses: responses.data, drafts: drafts.data }
  const tests = testsOf(known, person, user, today)
  const address = (id: number | null, test?: number) => ({
    ...(id !== null && { persona: String(id) }),
    ...(test !== undefined && { test: String(test) }),
  })
  const taken = tests.pending.find(({ form }) => String(form.id) === query.get('test'))
  if (taken) {
    const draft = drafts.data.find(
      ({ formId, familyMemberId }) => formId === taken.form.id && familyMemberId === person.id,
    )
    return (
      <Taking
        key={`${taken.form.id} ${person.id}`}
        form={taken.form}
        person={person}
        draft={draft}
        onLeave={() => setQuery(address(person.id), { replace: true })}
      />
    )
  }
  return (
    <Objetivos
      people={people}
      person={person}
      tests={tests}
      courses={(courses.data ?? []).filter(({ id }) => ownedCourseIds(user).includes(id))}
      today={today}
      onSelect={id => setQuery(address(id))}
      onTake={test => setQuery(address(person.id, test))}
    />
  )
}
