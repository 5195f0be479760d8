import { screenOf, screenPatterns } from './screens'

test('the address of a screen is told as the pattern of its route', () => {
  const routes = ['comidas', 'agendar/:especialidad']
  const screens = [
    '/',
    '/user',
    '/user/home/v3',
    '/user/comidas',
    '/user/agendar/3',
    '/user/faq',
    '/user/ana',
    '/ana',
  ]
  expect(screens.map(pathname => screenOf(pathname, routes))).toEqual([
    '/',
    '/user',
    '/user',
    '/user/comidas',
    '/user/agendar/:especialidad',
    '/user/faq',
    'other',
    'other',
  ])
  for (const pathname of screens) expect(screenPatterns(routes)).toContain(screenOf(pathname, routes))
})
