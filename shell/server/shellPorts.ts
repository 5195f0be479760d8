import type { PortOwner } from 'shared/server/slices/compose'
import { filesPort } from './files/filesPort'
import { peoplePort } from './people/peoplePort'

/** What the shell, which owns accounts and uploads, offers to slices. */
export const shellPorts: PortOwner = {
  name: 'shell',
  ports: () => ({ people: peoplePort, files: filesPort }),
}
