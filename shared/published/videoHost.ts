/**
 * The only place outside that a page of ours may frame, and only once somebody presses play: the player that sets no
 * cookies before a video runs. The content security policy names it, the player asks it.
 */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com'
