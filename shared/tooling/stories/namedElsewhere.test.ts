import { namedElsewhere } from './namedElsewhere'

const ended = new Error('ended')
let said: string[]
beforeEach(() => {
  said = []
  jest.spyOn(console, 'error').mockImplementation(text => void said.push(text))
  jest.spyOn(process, 'exit').mockImplementation(status => {
    expect(status).toBe(2)
    throw ended
  })
})
afterEach(() => jest.restoreAllMocks())

test('the shell, and a remote that this repository does not have, are names elsewhere', () => {
  expect(namedElsewhere('shell', 'usage')).toBe('shell')
  expect(namedElsewhere('mf-agua', 'usage')).toBe('mf-agua')
})

// The name is part of the path of a folder that is emptied first.
test.each(['../..', 'mf-agua/../..', 'agua', '', undefined])(
  '%s is no name: the command ends with its usage',
  name => {
    expect(() => namedElsewhere(name, 'npm run compare')).toThrow(ended)
    expect(said.join()).toContain('npm run compare')
  },
)
