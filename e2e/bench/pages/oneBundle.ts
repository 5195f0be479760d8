import type { ComponentType } from 'react'
import type { RegisteredRemote } from 'shared/remote/remoteJson'
import MeasuredScreen from './MeasuredScreen'

/** Replaces the shell's federation.ts, for comparison only: the same screen, bundled with the shell. */
export async function loadExposed(_remote: RegisteredRemote, _key: string): Promise<ComponentType> {
  return MeasuredScreen
}
