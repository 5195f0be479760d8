import { isShellPath } from './shellPaths'

const OWN = ['faq', 'privacidad', 'Privacidad', 'home', 'home/v3', 'Home/:version', 'equipo/:pagina']

test.each(OWN)("%s is the shell's own", path => {
  expect(isShellPath(path)).toBe(true)
})

test.each(['comidas', 'privacidad/extra', 'faqs', 'equipo/:pagina/mas'])('%s is free for a remote', path => {
  expect(isShellPath(path)).toBe(false)
})
