import { useMedia } from 'shared/screen/useMedia'

/** Whether the screen is a phone's: everything but the foods folds away there, so that they come first. */
export const useIsNarrow = () => useMedia('(max-width: 39.99rem)')
