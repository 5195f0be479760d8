import { useEffect, useState } from 'react'
import { Toasts } from 'shared/ui/Toasts'
import { notifications$ } from './bus'
import { NOTICE_MS } from './noticeLife'
import type { Notification } from './notification'

let count = 0

/**
 * Shows the notices of `notify`, each for four seconds. One that says the same as another, or is about the same, takes its
 * place.
 */
export function ToastRegion() {
  const [toasts, setToasts] = useState<(Notification & { id: number })[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const subscription = notifications$.subscribe(notification => {
      count += 1
      const toast = { ...notification, id: count }
      setToasts(shown => [...shown.filter(other => !says(notification, other)), toast])
      timers.add(setTimeout(() => setToasts(shown => shown.filter(other => other !== toast)), NOTICE_MS))
    })
    return () => {
      subscription.unsubscribe()
      timers.forEach(clearTimeout)
    }
  }, [])
  return <Toasts toasts={toasts} />
}

function says(notification: Notification, other: Notification): boolean {
  if (notification.about !== undefined && notification.about === other.about) return true
  return (['type', 'title', 'message'] as const).every(part => notification[part] === other[part])
}
