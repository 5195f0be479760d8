import type { FastifySchema } from 'fastify'
import { refusals } from 'shared/server/http/routeSchema'
import Type from 'typebox'

const tags = ['files']

/** Not part of a contract, since their bodies are not JSON. */
export const uploadSchema: FastifySchema = {
  summary: 'Subir un archivo; su nombre es lo que se guarda',
  operationId: 'POST_files_upload',
  tags,
  // With or without a token: a person who is registering has none yet.
  security: [{ token: [] }, {}],
  consumes: ['multipart/form-data'],
  querystring: Type.Object({
    kind: Type.Optional(
      Type.Enum(['picture', 'lab'], {
        description:
          'picture: foto de hasta 8 MB, que puede ver quien tenga su nombre; lab: PDF o imagen de hasta 15 MB, solo para su dueño; sin decirlo, solo para su dueño hasta que un perfil o un familiar la use como foto',
      }),
    ),
  }),
  body: Type.Object({ file: Type.String({ format: 'binary' }) }),
  response: {
    201: { ...Type.Object({ name: Type.String() }), description: 'Hecho' },
    ...refusals({ limited: true }),
  },
}

const FILE = Object.fromEntries(
  ['image/webp', 'image/png', 'image/jpeg', 'application/pdf', 'audio/mpeg', 'audio/mp4', 'audio/wav'].map(
    type => [type, { schema: Type.String({ format: 'binary' }) }],
  ),
)

export const fileSchema: FastifySchema = {
  summary: 'Leer un archivo por su nombre; los de laboratorio, solo con el token de su dueño',
  operationId: 'GET_files_name',
  tags,
  security: [{ token: [] }, {}],
  params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
  response: {
    200: { description: 'El archivo', content: FILE },
    206: { description: 'La parte que se pidió con Range', content: FILE },
    ...refusals({}),
  },
}
