import { type Duty, hasDuty } from 'shared/published/duties'
import type { Registry, StaffMenuEntry } from 'shared/remote/remoteJson'
import { STATE_PATH, VAULT_PATH } from 'shared/remote/shellPaths'
import type { Session } from 'shared/session'

const own: StaffMenuEntry[] = [
  {
    label: 'Entregas',
    to: '/user/equipo/entregas',
    order: 40,
    duties: ['releases'],
    icon: ['m12 3 8 4.5v9L12 21l-8-4.5v-9z', 'm4 7.5 8 4.5 8-4.5', 'M12 12v9'],
  },
  {
    label: 'Estado',
    to: `/user/${STATE_PATH}`,
    order: 50,
    duties: ['operation'],
    icon: ['M3 12h4l3-8 4 16 3-8h4'],
  },
  {
    label: 'Archivo bloqueado',
    to: `/user/${VAULT_PATH}`,
    order: 60,
    duties: ['vault'],
    icon: ['M5 11h14v9H5z', 'M8 11V7a4 4 0 0 1 8 0v4'],
  },
]

export const staffMenuTitle = 'Equipo'

/** The pages for whose duties the signed-in person has; none for a patient, or while nobody is known yet. */
export function staffMenuEntries(registry: Registry, session: Session): StaffMenuEntry[] {
  if (session.status !== 'signedIn') return []
  const { user } = session
  const brought = registry.remotes.flatMap(({ remote }) => remote.staffMenu ?? [])
  const mayOpen = ({ duties }: { duties: Duty[] }) => hasDuty(user, ...duties)
  return [...own, ...brought].filter(mayOpen).sort((a, b) => a.order - b.order)
}
