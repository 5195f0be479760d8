import { type ApiProcess, apiProcess } from 'shared/testing/programs/apiProcess'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD } from 'shared/testing/testServer'
import type { CategoryProgress } from '../../rules/courseTree'
import { progressFlags } from '../../rules/progress/progressFlags'
import { setSubtopic } from '../../rules/progress/setSubtopic'
import { completedIn } from '../../testing/sampleProgress'

/** Milliseconds between a completion's departure and the end of the process. */
const KILLS_AFTER = [0, 4, 20]

let home: TestHome
let api: ApiProcess
beforeEach(async () => {
  home = await testHome()
  api = apiProcess(home)
})
afterEach(async () => {
  await api.kill()
  await home.remove()
})

test('a completion that was answered outlives the process, and one that was not is stored by its repetition', async () => {
  await api.start()
  const { body: ana } = await api.call('POST', 'auth/login', { body: { email: ANA, password: PASSWORD } })
  const call = (method: string, path: string, body?: object) =>
    api.call(method, path, { body, token: ana.token })
  const courseId = ana.purchases.find(
    ({ productId }: { productId: string }) => productId === 'Course',
  ).product
  const { body: course } = await call('GET', `courses/${courseId}`)
  let tree: CategoryProgress[] = JSON.parse(course.data)
  const sent = (progress: readonly CategoryProgress[]) => JSON.stringify(progressFlags(progress))
  const made = await call('POST', 'course-progress', {
    user: { id: ana.id },
    course: { id: courseId },
    progress: sent(tree),
  })
  const patch = () => call('PATCH', `course-progress/${made.body.id}`, { progress: sent(tree) })
  const stored = async () =>
    completedIn(JSON.parse((await call('GET', `course-progress/${courseId}/${ana.id}`)).body.progress))
  const completed: number[] = []
  // The subtopics of the first topic, which is open, and then of the next.
  for (const [at, subtopic] of [1, 2, 3].entries()) {
    tree = setSubtopic(tree, subtopic, true)
    const answered = patch().then(
      ({ status }) => status === 200,
      () => false,
    )
    await new Promise(next => setTimeout(next, KILLS_AFTER[at]))
    await api.kill()
    const wasAnswered = await answered
    await api.start()
    if (wasAnswered) expect(await stored()).toContain(subtopic)
    // Whatever had been answered before is there.
    expect(await stored()).toEqual(expect.arrayContaining(completed))
    expect((await patch()).status).toBe(200)
    completed.push(subtopic)
    expect(await stored()).toEqual(completed)
  }
})
