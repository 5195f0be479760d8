import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from 'shared/dates'
import { seeded } from 'shared/testing/seeded'
import type { SignedIn } from './people'

/** The outcomes of a call's repetitions, by the contract's name. */
interface CallFigures {
  name: string
  times: number[]
  failed: number
}

interface Load {
  people: readonly SignedIn[]
  /** The address that a person's calls go to. */
  urlOf(call: string): string
  seconds: number
  /** The mean pause between two screens. Without it the people press as fast as they are answered. */
  thinkMs: number
}

interface Call {
  name: string
  path?: string
  body?: object
}

/** The calls that a screen sends at once when it is opened, and how often people open it, of a hundred times. */
interface Screen {
  share: number
  calls(of: { id: number; day: string; specialist: number }): Call[]
}

const SLOTS = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }

/** As the journeys and the screens of the product: what `early` of a remote.json and their queries ask. */
const SCREENS: readonly Screen[] = [
  {
    // Home, with its widgets.
    share: 25,
    calls: ({ id, day }) => [
      { name: 'POST auth/me', body: {} },
      { name: 'GET courses' },
      { name: 'GET appointments' },
      { name: 'GET patients/{id}/meal-plans', path: `patients/${id}/meal-plans?day=${day}` },
      { name: 'GET next-steps' },
    ],
  },
  {
    // The day's plan; the lists are known to the page after the first time, and are asked for anew all the same.
    share: 30,
    calls: ({ id, day }) => [
      { name: 'GET patients/{id}/meal-plans', path: `patients/${id}/meal-plans?day=${day}` },
      { name: 'GET recipes' },
      { name: 'GET exclusions' },
      { name: 'GET recipes-history' },
    ],
  },
  {
    share: 8,
    calls: ({ id, day }) => [
      { name: 'POST patients/{id}/meal-plans', path: `patients/${id}/meal-plans`, body: { day, ...SLOTS } },
    ],
  },
  {
    share: 12,
    calls: ({ specialist, day }) => [
      { name: 'GET specialists' },
      {
        name: 'GET specialists/{id}/free-slots',
        path: `specialists/${specialist}/free-slots?month=${day.slice(0, 7)}&minutes=60`,
      },
    ],
  },
  {
    share: 15,
    calls: () => [
      { name: 'GET courses/{id}', path: 'courses/1' },
      { name: 'GET commentary', path: 'commentary?courseId=1&page=1&limit=20' },
      { name: 'GET products', path: 'products?page=1&limit=6' },
    ],
  },
  {
    share: 10,
    calls: () => [
      { name: 'GET family-members' },
      { name: 'GET forms' },
      { name: 'GET form-responses', path: 'form-responses?page=1&limit=20' },
    ],
  },
]

/** Lets people act until the time is over; returns what became of each call. */
export async function actLike({ people, urlOf, seconds, thinkMs }: Load): Promise<CallFigures[]> {
  const figures = new Map<string, CallFigures>()
  const end = Date.now() + seconds * 1000
  const today = new Date().toISOString().slice(0, 10)

  async function send({ id, token }: SignedIn, { name, path, body }: Call) {
    const [method = 'GET', own = ''] = name.split(' ')
    const known = figures.get(name) ?? { name, times: [], failed: 0 }
    figures.set(name, known)
    const began = performance.now()
    const ok = await fetch(`${urlOf(own)}/api/${path ?? own}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async answer => {
        await answer.arrayBuffer()
        if (!answer.ok) console.info(`${name}: ${answer.status} for ${id}`)
        return answer.ok
      },
      () => false,
    )
    known.times.push(performance.now() - began)
    if (!ok) known.failed += 1
  }

  async function live(person: SignedIn) {
    const random = seeded(person.id)
    // People do not begin at the same moment.
    await pause(random() * thinkMs)
    while (Date.now() < end) {
      const day = addDays(today, Math.floor(random() * 28))
      const specialist = 1 + Math.floor(random() * 3)
      const screen = chosen(random() * 100)
      await Promise.all(screen.calls({ id: person.id, day, specialist }).map(call => send(person, call)))
      await pause(-Math.log(1 - random()) * thinkMs)
    }
  }

  await Promise.all(people.map(live))
  return [...figures.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function chosen(at: number): Screen {
  let below = 0
  const found = SCREENS.find(({ share }) => {
    below += share
    return at < below
  })
  return found ?? (SCREENS[0] as Screen)
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
