import { join } from 'node:path'
import { runProgram } from 'shared/testing/programs/runProgram'

/** The drill `money` lives 100,000; `MONEY_LIVES=50000 MONEY_SEED=7` as many as one likes, and others. */
const LIVES = Number(process.env.MONEY_LIVES ?? 300)
const SEED = Number(process.env.MONEY_SEED ?? 20_260_101)
/** A program loads the product's modules and a database first, which costs more than the lives of a test. */
const PROGRAMS = LIVES > 1000 ? 2 : 1

test(`${LIVES} random lives of payments end with the provider’s books and our purchases agreeing`, async () => {
  const lives = Math.ceil(LIVES / PROGRAMS)
  const ends = Array.from({ length: PROGRAMS }, (_, i) => {
    const program = join(__dirname, '..', 'testing', 'moneyLivesProgram.ts')
    return runProgram(program, [String(lives), String(SEED + i)], {}).ended
  })
  for (const { code, said } of await Promise.all(ends)) {
    expect({ code, said: said.trim() }).toEqual({ code: 0, said: `${lives} lives agree` })
  }
}, 1_500_000)
