import { dataOf } from 'shared/client'
import { saveFile } from 'shared/downloads/saveFile'
import { useMutation } from 'shared/query'
import { notify } from 'shared/session'
import type { Appointment } from '../../contract/appointments'
import { calendarMessages } from '../../messages'
import { calendar } from '../api'

/** Saves an appointment as a calendar file. */
export function useCalendarFile() {
  return useMutation({
    mutationFn: ({ id }: Appointment) =>
      dataOf(calendar('GET appointments/{id}/calendar', { params: { id } })),
    onSuccess: ({ content }) => saveFile(content, { name: 'cita.ics', type: 'text/calendar' }),
    onError: () => notify({ type: 'error', title: calendarMessages.title, message: calendarMessages.failed }),
  })
}
