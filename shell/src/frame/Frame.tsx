import { useLayoutEffect } from 'react'
import type { Registry } from 'shared/remote/remoteJson'
import { Outlet, useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { ChatContact } from '../chat/ChatContact'
import { OpeningSkeleton } from '../firstPage/OpeningSkeleton'
import { endOpening, skeletonAt } from '../firstPage/opening'
import { Late } from '../late/Late'
import { ConnectionStatus } from '../offline/ConnectionStatus'
import { loadPreview } from '../routing/lateScreens'
import { ScrollMemory } from '../routing/ScrollMemory'
import { FrameLayout } from './FrameLayout'

/** The constant part of the signed-in area: the menus around one place for content. */
export function Frame({ registry }: { registry: Registry }) {
  const { status } = useSession()
  const skeleton = skeletonAt(useLocation().pathname)
  return (
    <>
      <FrameLayout
        registry={registry}
        notice={
          <>
            {registry.preview && <Late load={loadPreview} />}
            <ConnectionStatus />
          </>
        }
        floating={<ChatContact registry={registry} />}
        busy={status === 'starting'}
      >
        {status === 'signedIn' ? <Outlet /> : skeleton && <OpeningSkeleton skeleton={skeleton} />}
      </FrameLayout>
      <ReplaceFirstFrame />
      {/* After it: beside the server's frame the page is as long as both. */}
      <ScrollMemory />
    </>
  )
}

function ReplaceFirstFrame() {
  useLayoutEffect(endOpening, [])
  return null
}
