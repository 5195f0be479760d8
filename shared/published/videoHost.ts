/**
 * The only outside origin that a page of ours may frame, and only after the person presses play: the player that sets
 * no cookies before a video runs. The content security policy names it, and the player loads from it.
 */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com'
