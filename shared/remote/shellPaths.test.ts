import { isShellPath } from './shellPaths'

test.each(['faq', 'privacidad', 'Privacidad', 'home', 'home/v3'])("%s is the shell's own", path => {
  expect(isShellPath(path)).toBe(true)
})

test.each(['comidas', 'privacidad/extra', 'faqs'])('%s is free for a remote', path => {
  expect(isShellPath(path)).toBe(false)
})
