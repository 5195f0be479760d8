import ical from 'node-ical'
import { calendarFile } from './calendarFile'

const MADE = new Date('2026-11-20T15:30:00Z')
const events = [
  { uid: 'a@mydiet.mx', day: '2026-11-21', hour: 8, title: 'Desayuno: Huevos, frijoles; y «salsa»' },
  {
    uid: 'b@mydiet.mx',
    day: '2026-11-21',
    hour: 20,
    title: `Cena: ${'Sopa de letras muy larga '.repeat(8)}`,
  },
]

test('a calendar reads every meal, with its title and its duration', () => {
  const read = Object.values(ical.sync.parseICS(calendarFile(events, MADE))).filter(
    component => component?.type === 'VEVENT',
  )
  expect(read.map(event => [event.uid, event.summary])).toEqual(events.map(({ uid, title }) => [uid, title]))
  for (const event of read) {
    expect((event.end?.getTime() ?? 0) - event.start.getTime()).toBe(45 * 60_000)
  }
})

test('times are local, without a zone', () => {
  const file = calendarFile(events, MADE)
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART:20261121T080000')
  expect(lines).toContain('DTEND:20261121T204500')
  expect(lines).toContain('DTSTAMP:20261120T153000Z')
  expect(lines).toContain('SEQUENCE:27963000')
  expect(lines.every(line => new TextEncoder().encode(line).length <= 75)).toBe(true)
})
