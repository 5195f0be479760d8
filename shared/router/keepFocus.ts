import { isShown } from '../html/isShown'
import { standIn, stopStandingIn } from './focus'

/** An element that has, or had, the focus, and its place once it is removed. */
interface Focused {
  element: Element
  /** The dialog that it is in. */
  dialog: Element | null
  place?: Place
}

/** The place that a removed element leaves: behind a sibling, or first in its parent. */
interface Place {
  parent: Element
  after: ChildNode | null
}

const HEADING = 'h1, h2, h3, h4, h5, h6'

/** Attributes that take an element out of the reach of the keyboard. */
const HIDING = ['hidden', 'disabled', 'inert', 'open']

/**
 * A control that is removed or hidden while it has the focus, such as the button of a step that is done, would leave
 * the focus on the page's `body`, and a person at the keyboard at its very beginning. Then the focus moves
 *
 * - back to the control that opened the dialog, where one has closed;
 * - else to the heading of the part that has taken the control's place;
 * - else to the last heading before that place, in the same dialog or screen.
 *
 * A part that moves the focus itself is faster, and a person who presses beside a control keeps what they did. The
 * answer ends it.
 */
export function keepFocus(page: Document): () => void {
  /** The last focused element of the page, and above it those of the dialogs that are open. */
  let focused: Focused[] = []
  let returning: ReturnType<typeof setTimeout> | undefined

  function arrive({ target }: FocusEvent) {
    if (!(target instanceof Element) || target === page.body) return
    stopStandingIn(target)
    const dialog = target.closest('dialog')
    const at = focused.findIndex(one => one.dialog === dialog)
    focused = [...(at < 0 ? focused : focused.slice(0, at)), { element: target, dialog }]
  }

  /** A microtask later, an element that lost the focus by its removal is gone. */
  function leave({ target }: FocusEvent) {
    queueMicrotask(() => {
      const left = target instanceof Element && canTakeFocus(target)
      if (page.activeElement !== page.body || !page.hasFocus()) return
      if (left) focused = []
      else returnSoon()
    })
  }

  function changed(records: MutationRecord[]) {
    if (focused.length === 0) return
    for (const record of records) {
      if (record.removedNodes.length > 0) for (const one of focused) notePlace(one, record)
    }
    if (page.activeElement === page.body) returnSoon()
  }

  /** Returns the focus in a later task, since parts of the page may first move it themselves, in an effect. */
  function returnSoon() {
    clearTimeout(returning)
    returning = setTimeout(giveBack)
  }

  function giveBack() {
    if (page.activeElement !== page.body) return
    const known = focused.length > 0
    focused = focused.filter(({ dialog }) => !dialog || isShown(dialog))
    const last = focused.at(-1)
    if (last && canTakeFocus(last.element)) return (last.element as HTMLElement).focus()
    const heading = last ? headingFor(last, page) : known && firstHeading(contentOf(page))
    if (!(heading instanceof HTMLElement)) return
    standIn(heading)
  }

  const observer = new MutationObserver(changed)
  observer.observe(page, { subtree: true, childList: true, attributeFilter: HIDING })
  page.addEventListener('focusin', arrive)
  page.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    clearTimeout(returning)
    page.removeEventListener('focusin', arrive)
    page.removeEventListener('focusout', leave)
  }
}

/** A removal of the element, or of the place that an earlier removal left. */
function notePlace(one: Focused, { target, removedNodes, previousSibling }: MutationRecord): void {
  const kept = one.place?.parent ?? one.element
  if (kept.isConnected || !(target instanceof Element)) return
  if ([...removedNodes].some(node => node.contains(kept))) {
    one.place = { parent: target, after: previousSibling as ChildNode | null }
  }
}

function headingFor({ element, place }: Focused, page: Document): Element {
  const parent = place?.parent ?? element
  const scope = parent.closest('dialog') ?? contentOf(page)
  if (!parent.isConnected) return firstHeading(scope)
  const successor = place && successorOf(place)
  const ofSuccessor = successor && headingsIn(successor)[0]
  if (ofSuccessor) return ofSuccessor
  const headings = headingsIn(scope)
  const isBefore = (heading: Element) =>
    (successor ?? parent).compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING ||
    (place && !successor && parent.contains(heading))
  return headings.filter(isBefore).at(-1) ?? firstHeading(scope)
}

const contentOf = (page: Document) => page.querySelector('main') ?? page.body

const firstHeading = (scope: Element) => headingsIn(scope)[0] ?? scope

function successorOf({ parent, after }: Place): Element | null {
  if (!after?.isConnected) return parent.firstElementChild
  return after instanceof Element || after instanceof CharacterData ? after.nextElementSibling : null
}

function headingsIn(part: Element): Element[] {
  const own = part.matches(HEADING) ? [part] : []
  return [...own, ...part.querySelectorAll(HEADING)].filter(isShown)
}

function canTakeFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [inert] *') && isShown(element)
}
