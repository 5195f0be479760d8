import { isShown } from 'shared/html/isShown'

const STEP = 8
const HIGHEST = 320
/** The distance in px that stays free around the lifted element. */
const GAP = 4

/** The content that must not be covered, apart from text. */
const THINGS =
  'img, svg, video, input, textarea, select, button, [role="button"], [role="status"]:not(:empty), [role="alert"]'

/**
 * The distance in px by which to lift an element at the foot of the page so that it covers no text, picture or control
 * of the content, and not the focused element. Undefined if no place near its own is free.
 */
export function freeLift(floating: HTMLElement): number | undefined {
  const lifted = Number.parseFloat(getComputedStyle(floating).translate.split(' ')[1] ?? '') || 0
  const parts = [floating, ...floating.children].map(part => part.getBoundingClientRect())
  const own = {
    left: Math.min(...parts.map(box => box.left)) - GAP,
    right: Math.max(...parts.map(box => box.right)) + GAP,
    top: Math.min(...parts.map(box => box.top)) - lifted - GAP,
    bottom: Math.max(...parts.map(box => box.bottom)) - lifted + GAP,
  }
  const band = { ...own, top: own.top - HIGHEST }
  const taken = thingsIn(band)
  for (let lift = 0; lift <= HIGHEST; lift += STEP) {
    const place = { ...own, top: own.top - lift, bottom: own.bottom - lift }
    if (!taken.some(rect => touch(rect, place))) return lift
  }
  return undefined
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const touch = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** The boxes in `band` that must not be covered. */
function thingsIn(band: Box): Box[] {
  const content = document.querySelector('main')
  if (!content) return []
  const found: Box[] = []
  const focused = document.activeElement
  if (focused && content.contains(focused) && focused !== content) found.push(focused.getBoundingClientRect())
  const range = document.createRange()
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node => {
    if (node instanceof Text) {
      range.selectNodeContents(node)
      found.push(...range.getClientRects())
      return NodeFilter.FILTER_SKIP
    }
    const box = (node as Element).getBoundingClientRect()
    if (hasNoBox(node as Element, box)) return NodeFilter.FILTER_SKIP
    if (!touch(box, band) || !isShown(node as Element)) return NodeFilter.FILTER_REJECT
    if (!isThing(node as Element)) return NodeFilter.FILTER_SKIP
    found.push(box)
    return NodeFilter.FILTER_REJECT
  })
  while (walker.nextNode());
  return found.filter(box => touch(box, band))
}

/** `display: contents`: the boxes are those of what is inside, as of the calendar in the grid of a booking. */
const hasNoBox = (element: Element, { width, height }: DOMRect) =>
  width === 0 && height === 0 && getComputedStyle(element).display === 'contents'

/** A link with a ground of its own is a button to the eye. */
function isThing(element: Element): boolean {
  if (element.matches(THINGS)) return true
  return (
    element.matches('a[href]') &&
    !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor)
  )
}
