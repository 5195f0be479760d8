import type { PortOwner } from 'shared/server/slices/compose'
import { filesPort } from './files/filesPort'
import { peoplePort } from './people/peoplePort'

/** The shell's ports: it owns accounts and uploads. */
export const shellPorts: PortOwner = {
  name: 'shell',
  ports: () => ({ people: peoplePort, files: filesPort }),
}
