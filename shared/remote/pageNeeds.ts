import Type, { type Static } from 'typebox'

/** Of one host, such as `https://www.youtube-nocookie.com`: no path, and no `*`, which would let in strangers. */
const ORIGIN = 'https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{1,5})?'

const listOf = (...patterns: string[]) =>
  Type.Optional(
    Type.Array(Type.String({ pattern: `^(${patterns.join('|')})$`, maxLength: 200 }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    }),
  )

/** Features of the browser that a remote may ask for; for the product's own pages, never for what they frame. */
export const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment'] as const

/**
 * What a remote's screens load beyond the product's own scripts, styles, fonts, pictures and calls: under `page` in
 * `remote.json`. The shell writes what the released remotes need into the page's content security policy and
 * permissions policy. Scripts and styles are not among it: they come from the release alone.
 */
export const PageNeeds = Type.Object(
  {
    /** Audio and video. */
    media: listOf("'self'", 'blob:', ORIGIN),
    /** Documents in a frame; `blob:` is one that a screen holds, such as a lab's PDF. */
    frames: listOf('blob:', ORIGIN),
    /** Pictures of other hosts: the product's own, `data:` and `blob:` are let in anyway. */
    images: listOf(ORIGIN),
    /** Calls to other hosts than the product's own. */
    connect: listOf(ORIGIN),
    permissions: listOf(...PERMISSIONS),
  },
  { additionalProperties: false },
)
export type PageNeeds = Static<typeof PageNeeds>
