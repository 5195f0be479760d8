import { durationInWords } from 'shared/dates/times'
import { specialtyNames } from 'shared/published/specialties'
import {
  A_RELATIVE,
  holderFor,
  inWords,
  momentWords,
  type Reader,
  type Subject,
  wordsFor,
} from 'shared/server/privacy/inWords'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentStates } from '../messages'
import { onBothClocks } from './mails/appointmentWords'
import type { appointments, calendarFeeds, resultShares, specialistFeeds, waitingList } from './schema'
import { allSpecialists } from './specialists/specialistStore'

/** A person's appointments, and who may see what, as the app names them. */
export async function ownWords(
  { database }: SliceContext,
  lists: OwnLists,
  reader: Reader,
): Promise<readonly Subject[]> {
  const say = wordsFor(reader)
  const known = await allSpecialists(database)
  const names = new Map(known.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  const specialist = ({ specialistId = 0 }: { specialistId?: number }) => names.get(specialistId) ?? ''
  const place = ({ isOnline }: { isOnline?: boolean }) => (isOnline ? 'Videollamada' : 'Presencial')
  // A family member who was deleted left the appointment without their name.
  const patient = ({ familyMemberId, familyMemberName }: Partial<typeof appointments.$inferSelect>) =>
    familyMemberId ? familyMemberName || A_RELATIVE : holderFor(reader)
  return [
    inWords<typeof appointments.$inferSelect>(lists, {
      list: 'appointments',
      title: say('Tus citas', 'Citas'),
      columns: [
        ['Cuándo', ({ startsAt, tz = '' }) => (startsAt ? onBothClocks(startsAt, tz) : '')],
        ['Con', specialist],
        ['Dónde', place],
        ['Para', patient],
        ['Estado', ({ status }) => (status ? appointmentStates[status] : '')],
      ],
    }),
    inWords<typeof waitingList.$inferSelect>(lists, {
      list: 'waitingList',
      title: 'Horarios que esperas',
      columns: [
        ['Con', specialist],
        ['Dónde', place],
        ['Duración', ({ minutes }) => (minutes === undefined ? '' : durationInWords(minutes))],
        ['Desde', ({ createdAt }) => momentWords(createdAt)],
      ],
    }),
    inWords<typeof resultShares.$inferSelect>(lists, {
      list: 'resultShares',
      title: say('Especialidades que ven tus resultados', 'Especialidades que veían sus resultados'),
      columns: [
        ['Especialidad', ({ specialty }) => (specialty ? specialtyNames[specialty] : '')],
        ['Desde', ({ createdAt }) => momentWords(createdAt)],
      ],
    }),
    inWords<typeof calendarFeeds.$inferSelect>(lists, {
      list: 'calendarFeeds',
      title: 'Tu calendario privado',
      columns: [['Desde', ({ createdAt }) => momentWords(createdAt)]],
    }),
    inWords<typeof specialistFeeds.$inferSelect>(lists, {
      list: 'specialistFeeds',
      title: 'Calendarios de especialistas que creaste',
      columns: [
        ['De', specialist],
        ['Desde', ({ createdAt }) => momentWords(createdAt)],
      ],
    }),
  ]
}
