import { LONGEST_REASON } from 'shared/published/releases'
import Type, { type Static } from 'typebox'

/**
 * The archive of a release, or of its stories, on its way to a shelf over HTTP: a tar, which may be gzipped. The stories of
 * all domains and of the design system together have 9 MB.
 */
export const ARCHIVE = {
  /** The folder with the build. */
  build: 'build',
  /** How the release came to be: `SentRecord`. */
  record: 'record.json',
  maxRecordBytes: 64 * 1024,
  maxBytes: 32 * 1024 * 1024,
  maxUnpackedBytes: 64 * 1024 * 1024,
  maxEntries: 2000,
  maxPathLength: 200,
} as const

const strict = { additionalProperties: false }

/** Without the times, which the shelf writes. */
export const SentRecord = Type.Object(
  {
    /** The name of the release: whoever packed it has computed it too. */
    release: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    commit: Type.Optional(Type.String({ pattern: '^[0-9a-f]{7,64}$' })),
    clean: Type.Optional(Type.Boolean()),
    checks: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 40 })),
    forced: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_REASON })),
  },
  strict,
)
export type SentRecord = Static<typeof SentRecord>
