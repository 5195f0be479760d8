import type { PortOwner } from './compose'
import { filesPort } from './files/filesPort'
import { peoplePort } from './people/peoplePort'
import { purposesPort } from './privacy/purposesPort'

/** The shell's ports: it owns accounts with their choices, and uploads. */
export const shellPorts: PortOwner = {
  name: 'shell',
  ports: () => ({ people: peoplePort, files: filesPort, purposes: purposesPort }),
}
