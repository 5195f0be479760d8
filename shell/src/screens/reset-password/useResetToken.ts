import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared/router'

/**
 * The secret of the mail's link. It leaves the address bar at once, and with it the history, a shared screen and the
 * Referer; a reload still finds it, since it moves into the entry's state.
 */
export function useResetToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const inUrl = new URLSearchParams(search).get('u') ?? undefined
  const kept = (state as { resetToken?: unknown } | null)?.resetToken

  useEffect(() => {
    if (inUrl) void navigate(pathname, { replace: true, state: { resetToken: inUrl } })
  }, [inUrl, pathname, navigate])

  return inUrl ?? (typeof kept === 'string' ? kept : undefined)
}
