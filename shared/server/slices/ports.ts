import type { Purchase, Subscription } from '../../published/person'

/**
 * What slices ask of each other. A slice never reads another's tables: the owner answers through its port.
 */
export interface Ports {
  purchases: {
    activeOf(userId: number): Promise<Purchase[]>
    subscriptionsOf(userId: number): Promise<Subscription[]>
  }
  courses: {
    titlesOf(ids: readonly number[]): Promise<string[]>
    idsOf(titles: readonly string[]): Promise<number[]>
  }
}

export type PortName = keyof Ports
