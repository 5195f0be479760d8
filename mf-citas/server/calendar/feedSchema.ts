import { refusals } from 'shared/server/http/routeSchema'
import Type from 'typebox'

/** The documentation of a private calendar, whose answer is no JSON, so that no contract describes it. */
const feedSchema = (tag: string, summary: string) => ({
  summary,
  operationId: `GET_${tag}_feed_file`,
  tags: [tag],
  security: [],
  params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
  response: {
    200: {
      description: 'El calendario',
      content: { 'text/calendar': { schema: Type.String() } },
    },
    ...refusals({}),
  },
})

export const personFeedSchema = feedSchema(
  'appointments',
  'El calendario privado con las citas de una persona; el secreto de la dirección la identifica',
)

export const specialistFeedSchema = feedSchema(
  'specialists',
  'El calendario privado con las citas de un especialista; el secreto de la dirección lo identifica',
)
