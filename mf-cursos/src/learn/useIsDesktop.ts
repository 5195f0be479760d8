import { useMedia } from 'shared/screen/useMedia'

/** From this width on the frame has its side menu, and a subtopic stands beside the list. */
export const useIsDesktop = () => useMedia('(min-width: 64rem)')
