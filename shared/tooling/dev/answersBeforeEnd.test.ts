import { spawn } from 'node:child_process'
import { freePort } from 'shared/testing/programs/freePort'
import { answersBeforeEnd } from './answersBeforeEnd'

const program = (source: string) => spawn(process.execPath, ['-e', source], { stdio: 'ignore' })

test('a program is awaited until it answers with success', async () => {
  const port = freePort()
  const child = program(`
    let asked = 0
    require('node:http').createServer((_, answer) => {
      asked += 1
      answer.writeHead(asked < 3 ? 503 : 200).end()
    }).listen(${port}, '127.0.0.1')`)
  expect(await answersBeforeEnd(child, `http://127.0.0.1:${port}/`)).toBe(true)
  child.kill()
})

test('a program that ends is not awaited any longer', async () => {
  const child = program('process.exit(1)')
  expect(await answersBeforeEnd(child, `http://127.0.0.1:${freePort()}/`)).toBe(false)
})
