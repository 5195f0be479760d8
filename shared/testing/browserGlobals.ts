import { TextDecoder, TextEncoder } from 'node:util'

/** What browsers have and jsdom does not. */
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

// Nothing is laid out here, so everything is as tall as a screen: a virtual list shows its first rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 600 },
  clientWidth: { configurable: true, get: () => 400 },
})

/** The router makes one at every navigation, and only hands it on to loaders, which nothing here has. */
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
