import type { SliceContext } from 'shared/server/slices/context'
import type { State, Thing, ThingState } from '../../contract/operation'
import { LOOK_LIMIT_MS } from './limits'

export type Finding = Omit<ThingState, 'name'>

export interface Look {
  name: Thing
  find(context: SliceContext): Promise<Finding>
  /** The finding where the look failed or took too long. */
  withoutAnswer: Finding
}

/** Looks at one thing. It never throws, and never takes longer than the limit. */
export async function lookAt(
  { name, find, withoutAnswer }: Look,
  context: SliceContext,
  limitMs = LOOK_LIMIT_MS,
): Promise<ThingState> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<Finding>(resolve => {
    timer = setTimeout(() => resolve(withoutAnswer), limitMs)
  })
  try {
    return { name, ...(await Promise.race([find(context), silence])) }
  } catch {
    return { name, ...withoutAnswer }
  } finally {
    clearTimeout(timer)
  }
}

/** The state of something that grows worse with its size. */
export function above(value: number, limits: { attention: number; broken: number }): State {
  if (value > limits.broken) return 'mal'
  return value > limits.attention ? 'atención' : 'bien'
}

/** The state of something that grows worse as it gets less. */
export function below(value: number, limits: { attention: number; broken: number }): State {
  if (value < limits.broken) return 'mal'
  return value < limits.attention ? 'atención' : 'bien'
}
