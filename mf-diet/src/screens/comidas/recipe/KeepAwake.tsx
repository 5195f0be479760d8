import { useRemembered } from '../../../useRemembered'
import styles from './KeepAwake.module.css'
import { canStayAwake, useWakeLock } from './useWakeLock'

/**
 * A switch that keeps the screen on while the recipe is open, remembered on this device. Empty without support in the
 * browser.
 */
export function KeepAwake() {
  const [on, turn] = useRemembered('keepAwake')
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
        onChange={event => turn(event.target.checked)}
      />
      Mantener la pantalla encendida
    </label>
  )
}
