import { useState } from 'react'

/** A switch whose last state is stored on this device; off at first. */
export function useRemembered(name: string): [on: boolean, turn: (on: boolean) => void] {
  const key = `mydiet.${name}`
  const [on, setOn] = useState(() => remembered(key))
  return [
    on,
    next => {
      setOn(next)
      remember(key, next)
    },
  ]
}

function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

function remember(key: string, on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'yes' : 'no')
  } catch {
    // In a browser that stores nothing, the switch lasts for this visit.
  }
}
