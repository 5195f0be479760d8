import { sql } from 'drizzle-orm'
import { jsonColumn } from 'shared/server/http/json'
import type { Slice } from 'shared/server/slices/slice'
import { diet } from '../plugin'

/** The diet slice as if everybody had bought every course, to test that data stays private even then. */
export const openToAll: Slice = {
  ...diet,
  ports: () => ({
    purchases: {
      activeOf: async () => [{ productId: 'Course', product: 1, status: 'ACTIVE', createdAt: '' }],
      holdingsOf: async () => ({ purchases: [], subscriptions: [] }),
      holdingColumns: () => ({ purchases: jsonColumn(sql`'[]'`), subscriptions: jsonColumn(sql`'[]'`) }),
      consume: async () => undefined,
      consultations: async () => [],
      giveBack: async () => false,
      returnableOf: async () => [],
      ownedCourses: async () => [],
      giveUpCourse: async () => false,
    },
    courses: {
      titlesById: async () => new Map(),
      titlesOf: async () => ['Nutrición funcional', 'Control de peso', 'Salud hormonal', 'Vida activa'],
      idsOf: async () => [1],
    },
  }),
}
