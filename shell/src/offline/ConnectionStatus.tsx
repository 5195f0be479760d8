import { useOnline } from 'shared/offline'
import { ConnectionNotice } from './ConnectionNotice'

/** The frame's word about the network. */
export function ConnectionStatus() {
  const online = useOnline()
  return <ConnectionNotice state={online ? 'quiet' : 'offline'} pending={0} />
}
