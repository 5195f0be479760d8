import { citas } from 'mf-citas/server/plugin'
import { cuenta } from 'mf-cuenta/server/plugin'
import { cursos } from 'mf-cursos/server/plugin'
import { diet } from 'mf-diet/server/plugin'
import { objetivos } from 'mf-objetivos/server/plugin'
import type { Slice } from 'shared/server/slices/slice'

/** The one list of domains on the server. */
export const slices: readonly Slice[] = [citas, cuenta, cursos, diet, objetivos]
