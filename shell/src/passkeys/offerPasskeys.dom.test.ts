import { answerCalls } from 'shared/testing/answerCalls'
import { offerPasskeys } from './enterByPasskey'

const FIVE_MINUTES_MS = 300_000

const called: string[] = []
answerCalls(url => {
  called.push(url)
  return url.endsWith('challenge')
    ? {
        status: 200,
        data: { options: { challenge: 'AAAA', timeout: FIVE_MINUTES_MS, userVerification: 'required' } },
      }
    : { status: 401, data: { message: 'No pudimos entrar con esa llave de acceso.' } }
})

let asked: CredentialRequestOptions[]
let choose: (credential: object) => void
/** The device, which jsdom does not have. */
function deviceWith(isAutofillAvailable: boolean) {
  const get = (options: CredentialRequestOptions) => {
    asked.push(options)
    return new Promise((done, fail) => {
      choose = done
      options.signal?.addEventListener('abort', () => fail(new DOMException('ended', 'AbortError')))
    })
  }
  const isConditionalMediationAvailable = async () => isAutofillAvailable
  Object.assign(globalThis, {
    PublicKeyCredential: Object.assign(() => undefined, { isConditionalMediationAvailable }),
  })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
}

const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  called.splice(0)
  asked = []
  document.body.innerHTML = '<input autocomplete="username webauthn">'
  show('visible')
  deviceWith(true)
})
afterEach(() => jest.useRealTimers())

test('a browser that fills in no passkeys asks the server for nothing', async () => {
  deviceWith(false)
  await offerPasskeys(new AbortController().signal)
  expect(called).toEqual([])
})

test('a page of a site without passkeys asks the server for nothing', async () => {
  document.documentElement.dataset.noPasskeys = ''
  await offerPasskeys(new AbortController().signal)
  delete document.documentElement.dataset.noPasskeys
  expect(called).toEqual([])
  expect(asked).toEqual([])
})

test('the passkeys are offered beside the address, anew before the challenge is old, and until the end', async () => {
  const end = new AbortController()
  const offer = offerPasskeys(end.signal)
  await pass(0)
  expect(asked).toMatchObject([{ mediation: 'conditional' }])
  await pass(FIVE_MINUTES_MS)
  expect(asked).toHaveLength(2)
  end.abort()
  expect(await offer).toBeUndefined()
  await pass(FIVE_MINUTES_MS)
  expect(asked).toHaveLength(2)
  expect(new Set(called)).toEqual(new Set(['/api/auth/login/passkey-challenge']))
})

test('a page that nobody sees asks for no challenge until it is seen again', async () => {
  const end = new AbortController()
  const offer = offerPasskeys(end.signal)
  await pass(0)
  show('hidden')
  await pass(3 * FIVE_MINUTES_MS)
  expect(asked).toHaveLength(1)
  show('visible')
  await pass(0)
  expect(asked).toHaveLength(2)
  end.abort()
  await offer
})

test('a chosen passkey that the server refuses has its message', async () => {
  const offer = offerPasskeys(new AbortController().signal)
  await pass(0)
  const bytes = new ArrayBuffer(2)
  choose({
    id: 'AAAA',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  })
  expect(await offer).toBe('No pudimos entrar con esa llave de acceso.')
  expect(called.at(-1)).toBe('/api/auth/login/passkey')
})
