import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared/router'

/**
 * The secret of the mail's link. It is removed from the address at once, so that neither the history, a shared screen
 * nor the Referer header shows it; it moves into the history entry's state, where a reload still finds it.
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
