import { TextDecoder, TextEncoder } from 'node:util'

/** Browser globals that jsdom does not have. */
Object.assign(globalThis, { TextDecoder, TextEncoder })

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}

HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}

window.matchMedia ??= query =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.scrollTo = () => undefined

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

globalThis.ResizeObserver ??= NoObserver
Object.assign(globalThis, { IntersectionObserver: globalThis.IntersectionObserver ?? NoObserver })

// jsdom has no layout, so every element gets a screen's size: a virtual list shows its first rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 600 },
  clientWidth: { configurable: true, get: () => 400 },
})

Element.prototype.scrollIntoView ??= () => undefined

/** The router creates a Request at every navigation and only passes it to loaders, which no test here has. */
class PlainRequest {
  readonly url: string
  readonly method: string
  readonly signal?: AbortSignal | null
  constructor(url: string, { method = 'GET', signal }: RequestInit = {}) {
    this.url = url
    this.method = method
    this.signal = signal
  }
}

Object.assign(globalThis, { Request: globalThis.Request ?? PlainRequest })
