import { type PageNeeds, PERMISSIONS } from 'shared/remote/pageNeeds'

/** Browser features that no remote can ask for. */
const NEVER = ['usb', 'display-capture', 'browsing-topics']

/** Each feature is off unless a released remote needs it, so that an injected script cannot use it. */
export function permissionsPolicy(needs: readonly PageNeeds[] = []): string {
  const needed = needs.flatMap(one => one.permissions ?? [])
  return [
    ...PERMISSIONS.map(feature => `${feature}=(${needed.includes(feature) ? 'self' : ''})`),
    ...NEVER.map(feature => `${feature}=()`),
  ].join(', ')
}
