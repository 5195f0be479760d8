import { useState } from 'react'
import type { Course } from 'shared/published/courses'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { Dialog } from 'shared/ui/Dialog'
import type { Form } from '../../../contract/forms'
import { FamilyParts } from '../../family/FamilyParts'
import { isIncomplete } from '../../family/isIncomplete'
import { isHiddenAdult, type Person } from '../../family/people'
import type { DoneTest, PendingTest } from '../../tests/personTests'
import { ConsentCard } from './ConsentCard'
import { CourseDialog } from './CourseDialog'
import { DoneForms, type DoneFormsProps } from './DoneForms'
import { NothingPending } from './NothingPending'
import styles from './Objetivos.module.css'
import { PendingForms } from './PendingForms'
import type { Pages } from './TestList'
import { UnlockDialog } from './UnlockDialog'

export interface ObjetivosProps {
  people: readonly Person[]
  person: Person
  tests: {
    pending: readonly PendingTest[]
    sent: readonly Form[]
    done: readonly DoneTest[]
    locked: readonly Form[]
  }
  /** The account's own courses; undefined while their titles are loading. */
  courses: readonly Pick<Course, 'id' | 'title'>[] | undefined
  /** The session knows it at once, so that the way to choose one has its place before the titles come. */
  ownsCourses: boolean
  today: string
  /** An account without gender or birthdate is asked to complete its profile. */
  asksForProfile: boolean
  results: Pick<DoneFormsProps, 'open' | 'onOpen' | 'withLabs'>
  pages: { pending: Pages; done: Pages }
  onSelect: (id: number | null) => void
  onTake: (formId: number) => void
}

/** Objetivos y Progresos of one person (shared/product/objetivos.md#page). */
export function Objetivos({
  people,
  person,
  tests,
  courses,
  ownsCourses,
  today,
  asksForProfile,
  results,
  pages,
  onSelect,
  onTake,
}: ObjetivosProps) {
  const [course, setCourse] = useState<number>()
  const [unlocking, setUnlocking] = useState(false)
  const pending = tests.pending.filter(({ form }) => course === undefined || form.courses.includes(course))
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card>
          <FamilyParts people={people} person={person} today={today} onSelect={onSelect} />
        </Card>
        {isHiddenAdult(person, today) && person.member && <ConsentCard member={person.member} />}
        {(courses ? courses.length > 0 : ownsCourses) && (
          <CourseDialog courses={courses ?? []} selected={course} onSelect={setCourse} />
        )}
      </div>
      <div className={styles.column}>
        {pending.length > 0 ? (
          <PendingForms tests={pending} onTake={onTake} {...pages.pending} />
        ) : (
          <NothingPending
            person={person}
            others={course === undefined ? 0 : tests.pending.length}
            onShowAll={() => setCourse(undefined)}
            onUnlock={() => setUnlocking(true)}
          />
        )}
        {tests.done.length + tests.sent.length > 0 && (
          <DoneForms tests={tests.done} sent={tests.sent} today={today} {...results} {...pages.done} />
        )}
      </div>
      <UnlockDialog open={unlocking} locked={tests.locked} onClose={() => setUnlocking(false)} />
      {asksForProfile && person.id === null && isIncomplete(person) && <CompleteProfile />}
    </div>
  )
}

/** Without gender and birthdate no test can be chosen. */
function CompleteProfile() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      size="small"
      title="Completa tu perfil"
      footer={
        <ButtonLink to="/user/perfil" state={{ completing: true }}>
          Completar Perfil
        </ButtonLink>
      }
    >
      <p>
        Para elegir los tests que son para ti nos faltan tu género y tu fecha de nacimiento. Toma 2 minutos.
      </p>
    </Dialog>
  )
}
