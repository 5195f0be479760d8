import { type RefObject, useEffect, useState } from 'react'
import { freeLift } from './freeLift'

/** Scrolling and typing are over when nothing has happened for so long. */
const REST_MS = 250

/**
 * Where something that floats at the foot of the page covers nothing: by how many pixels it has to be lifted from its
 * own place. Undefined while the page moves and where there is no such place: then it is not shown.
 */
export function useFreePlace(floating: RefObject<HTMLElement | null>): number | undefined {
  const [lift, setLift] = useState<number | undefined>(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const find = () => {
      if (floating.current) setLift(freeLift(floating.current))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(find, REST_MS)
    }
    const move = () => {
      // It does not vanish under the finger or the focus that it has itself.
      if (!floating.current?.matches(':hover, :focus-within')) setLift(undefined)
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
