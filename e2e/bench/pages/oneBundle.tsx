import DailyPlanScreen from 'mf-diet/src/screens/comidas/DailyPlanScreen'
import type { ComponentType } from 'react'
import type { RegisteredRemote } from 'shared/remote/remoteJson'

/** Stands in the place of the shell's federation.ts: the same screen, bundled with the shell. For comparison only. */
export async function loadExposed(_remote: RegisteredRemote, _key: string): Promise<ComponentType> {
  return DailyPlanScreen
}
