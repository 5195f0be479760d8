import { useState } from 'react'
import styles from './KeepAwake.module.css'
import { canStayAwake, useWakeLock } from './useWakeLock'

const REMEMBERED = 'mydiet.keepAwake'

/** A switch that keeps the screen on while the recipe is open, remembered on this device. Not there where it cannot be. */
export function KeepAwake() {
  const [on, setOn] = useState(remembered)
  useWakeLock(on)
  if (!canStayAwake()) return null
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        className={styles.control}
        checked={on}
        aria-checked={on}
        onChange={event => {
          setOn(event.target.checked)
          remember(event.target.checked)
        }}
      />
      Mantener la pantalla encendida
    </label>
  )
}

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === 'yes'
  } catch {
    return false
  }
}

function remember(on: boolean): void {
  try {
    localStorage.setItem(REMEMBERED, on ? 'yes' : 'no')
  } catch {
    // A browser that keeps nothing: the switch holds for this visit.
  }
}
