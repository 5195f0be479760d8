/** The messages of the domain. */

export const courseRefusals = {
  unknown: 'No encontramos este curso.',
} as const
