import { type RefObject, useEffect, useState } from 'react'
import { freeLift } from './freeLift'

/** Scrolling and typing count as over after this time without an event. */
const REST_MS = 250

/** A distance in px; 'moving' while the page moves and 'none' if no place is free: the element is not shown then. */
type Lift = number | 'moving' | 'none'

/** The distance by which to lift an element that floats at the foot of the page so that it covers nothing. */
export function useFreePlace(floating: RefObject<HTMLElement | null>): Lift {
  const [lift, setLift] = useState<Lift>(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const find = () => {
      if (floating.current) setLift(freeLift(floating.current) ?? 'none')
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(find, REST_MS)
    }
    const move = () => {
      // It does not vanish while it is hovered or focused itself.
      if (!floating.current?.matches(':hover, :focus-within')) setLift('moving')
      wait()
    }
    const content = document.querySelector('main')
    const grows = new ResizeObserver(wait)
    const changes = new MutationObserver(wait)
    if (content) {
      grows.observe(content)
      changes.observe(content, { childList: true, subtree: true, characterData: true })
    }
    addEventListener('scroll', move, { passive: true, capture: true })
    addEventListener('resize', wait)
    addEventListener('focusin', wait)
    addEventListener('load', wait, { capture: true })
    wait()
    return () => {
      clearTimeout(timer)
      grows.disconnect()
      changes.disconnect()
      removeEventListener('scroll', move, { capture: true })
      removeEventListener('resize', wait)
      removeEventListener('focusin', wait)
      removeEventListener('load', wait, { capture: true })
    }
  }, [floating])

  return lift
}
