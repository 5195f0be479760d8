import { refusals } from 'shared/server/http/routeSchema'
import Type from 'typebox'

/** The documentation of the private calendar, whose answer is no JSON, so that no contract describes it. */
export const feedSchema = {
  summary: 'El calendario privado con las citas de una persona; el secreto de la dirección la identifica',
  operationId: 'GET_appointments_feed_file',
  tags: ['appointments'],
  security: [],
  params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
  response: {
    200: {
      description: 'El calendario',
      content: { 'text/calendar': { schema: Type.String() } },
    },
    ...refusals({}),
  },
}
