/** The header in which each answer of the API names what pages get at that moment: `releases` of the registry. */
export const RELEASES_HEADER = 'x-releases'
