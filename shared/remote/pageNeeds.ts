import Type, { type Static } from 'typebox'

/**
 * The origin of one host, such as `https://www.youtube-nocookie.com`: without a path, and without `*`, which would
 * admit strangers.
 */
const ORIGIN = 'https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{1,5})?'

const listOf = (...patterns: string[]) =>
  Type.Optional(
    Type.Array(Type.String({ pattern: `^(${patterns.join('|')})$`, maxLength: 200 }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    }),
  )

/** Features of the browser that a remote may request; for the product's own pages, never for frames in them. */
export const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment'] as const

/**
 * The resources that a remote's screens load beyond the product's own scripts, styles, fonts, pictures and calls: under
 * `page` in `remote.json`. The shell writes those of the released remotes into the page's content security policy and
 * permissions policy. Scripts and styles cannot be added: they come from the release alone.
 */
export const PageNeeds = Type.Object(
  {
    /** Audio and video. */
    media: listOf("'self'", 'blob:', ORIGIN),
    /** Documents in a frame; `blob:` is one in the screen's memory, such as a lab's PDF. */
    frames: listOf('blob:', ORIGIN),
    /** Pictures of other hosts; the product's own, `data:` and `blob:` are always allowed. */
    images: listOf(ORIGIN),
    /** Calls to other hosts than the product's own. */
    connect: listOf(ORIGIN),
    permissions: listOf(...PERMISSIONS),
  },
  { additionalProperties: false },
)
export type PageNeeds = Static<typeof PageNeeds>
