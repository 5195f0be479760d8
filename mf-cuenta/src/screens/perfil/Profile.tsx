import { type ReactNode, useState } from 'react'
import type { ConsultationToBook } from 'shared/entitlements/toBook'
import { draftStorage } from 'shared/forms/draftStorage'
import type { FieldErrors } from 'shared/forms/useForm'
import type { Loading } from 'shared/query'
import { Link } from 'shared/router'
import { Card } from 'shared/ui/Card'
import { CalendarIcon, ChevronRightIcon, FileIcon, LockIcon, UserIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { ToBook } from 'shared/ui/ToBook'
import type { PatientChange } from '../../../contract/profile'
import type { HeldSubscription } from '../../../contract/subscriptions'
import { PlansSection } from '../../plans/PlansSection'
import type { OwnCourse } from '../../profile/useOwnCourses'
import type { ShownProfile } from '../../profile/useProfile'
import { CourseList } from './CourseList'
import { OwnPicture } from './OwnPicture'
import { PersonalData } from './PersonalData'
import styles from './Profile.module.css'
import { PROFILE_DRAFT } from './ProfileForm'
import { type ShownSubscription, SubscriptionList } from './SubscriptionList'

export interface ProfileProps {
  profile: ShownProfile
  /** The fields are open at first, for a person who came to complete them. */
  startsEditing?: boolean
  /** Undefined while it is loading. */
  email: string | undefined
  /** Returns the server's messages by field. */
  onSave: (change: PatientChange) => Promise<FieldErrors>
  /** The number of citas; undefined while it is not known. */
  sessions: number | undefined
  /** The consultations that are paid and not booked yet. */
  toBook: readonly ConsultationToBook[]
  subscriptions: readonly ShownSubscription[]
  onCancelPlan: (subscription: HeldSubscription) => void
  onKeepPlan: (subscription: HeldSubscription) => void
  cancelling: boolean
  /** The two monthly plans with their buttons; null where their prices cannot be loaded. */
  plans: ReactNode
  /** Undefined while their titles are loading. */
  courses: readonly OwnCourse[] | undefined
  coursesLoading: Loading
  onGiveUp: (course: OwnCourse) => Promise<unknown>
  givingUp: boolean
}

const LINKS = [
  { to: '/user/pagos', label: 'Mis pagos', Icon: FileIcon },
  { to: '/user/seguridad', label: 'Acceso y seguridad', Icon: UserIcon },
  { to: '/user/privacidad', label: 'Tus datos y privacidad', Icon: LockIcon },
] as const

/** The person's profile in every state that it can be in. */
export function Profile({ profile, email, onSave, sessions, subscriptions, courses, ...rest }: ProfileProps) {
  // A draft that was left behind is in the fields again.
  const [editing, setEditing] = useState(
    () => rest.startsEditing === true || draftStorage(PROFILE_DRAFT).read() !== null,
  )
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  return (
    <>
      <PageHeader title="Perfil" />
      <div className={styles.page}>
        <div className={styles.aside}>
          <Card as="section" tone="green" aria-label="Tu cuenta" className={styles.person}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.email}>{email ?? ' '}</p>
            </div>
            <OwnPicture name={name} value={profile.picture} onChange={picture => void onSave({ picture })} />
          </Card>
        </div>
        <div className={styles.main}>
          <PersonalData profile={profile} editing={editing} onEditing={setEditing} onSave={onSave} />
          <ToBook consultations={rest.toBook} />
          <SubscriptionList
            subscriptions={subscriptions}
            editing={editing}
            onCancel={rest.onCancelPlan}
            cancelling={rest.cancelling}
            onKeep={rest.onKeepPlan}
          />
          {rest.plans && <PlansSection>{rest.plans}</PlansSection>}
        </div>
        <div className={styles.more}>
          <CourseList
            courses={courses}
            loading={rest.coursesLoading}
            onGiveUp={rest.onGiveUp}
            busy={rest.givingUp}
          />
          {sessions !== undefined && (
            <Card className={styles.sessions}>
              <CalendarIcon />
              <span>Sesiones disponibles</span>
              <strong className={styles.count}>{sessions}</strong>
            </Card>
          )}
          <Card flush>
            <ul className={styles.links}>
              {LINKS.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    <Icon size="small" />
                    {label}
                    <ChevronRightIcon size="small" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </>
  )
}
