import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useAliments } from '../catalogue/useAliments'
import { ConfirmAllergicDialog } from './ConfirmAllergicDialog'
import { questionAtom } from './confirming'

/** Asks about a plan with foods that the person avoids by an allergy; leaving the screen says no. */
export function ConfirmAllergic() {
  const store = useStore()
  const question = useAtomValue(questionAtom)
  const { data: aliments = [] } = useAliments()
  useEffect(() => () => store.get(questionAtom)?.answer(false), [store])
  return <ConfirmAllergicDialog question={question} aliments={aliments} />
}
