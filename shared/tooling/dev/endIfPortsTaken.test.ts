import { createServer } from 'node:net'
import { freePort } from 'shared/testing/programs/freePort'
import { endIfPortsTaken } from './endIfPortsTaken'

test('a taken port ends the program with one line; free ones let it go on', async () => {
  const taken = createServer()
  const port = await new Promise<number>(done => {
    taken.listen(0, () => done((taken.address() as { port: number }).port))
  })
  const said = jest.spyOn(console, 'error').mockImplementation()
  const end = jest.spyOn(process, 'exit').mockImplementation()
  await endIfPortsTaken([freePort()])
  expect(end).not.toHaveBeenCalled()
  await endIfPortsTaken([freePort(), port])
  expect(end.mock.calls).toEqual([[1]])
  expect(said.mock.calls).toEqual([
    [`El puerto ${port} está ocupado por otro programa. Indica otro con PORT.`],
  ])
  taken.close()
})
