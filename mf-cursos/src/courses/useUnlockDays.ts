import { useMemo } from 'react'
import { CLINIC_ZONE, dayIn } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { ownsCourse } from 'shared/entitlements'
import { useUser } from 'shared/session'
import type { UnlockDays } from '../../rules/progress/isTopicUnlocked'

/**
 * The days that decide which topics of a course are open: today and the day of the oldest purchase, both on the clinic's
 * clock. Today changes at midnight, also in a page that stays open.
 */
export function useUnlockDays(courseId: number): UnlockDays {
  const { purchases } = useUser()
  const today = useTodayIn(CLINIC_ZONE)
  return useMemo(() => {
    const bought = purchases
      .filter(purchase => ownsCourse({ purchases: [purchase] }, courseId))
      .map(({ createdAt }) => dayIn(new Date(createdAt)))
      .sort()
    return { purchaseDay: bought[0] ?? today, today }
  }, [purchases, courseId, today])
}
