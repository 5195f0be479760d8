/** Shown as a toast for four seconds. */
export interface Notification {
  /** `info`: neither a success nor a failure, such as a change that waits for a connection. */
  type: 'success' | 'error' | 'info'
  title: string
  message: string
  /** A later notice about the same takes its place: an error does not stand beside the success that followed it. */
  about?: string
  /** The page that it is about. */
  link?: NoticeLink
}

/** A notice stands outside of the router, so its sender says how to go to the page. */
interface NoticeLink {
  to: string
  label: string
  go: (to: string) => void
}
