import { useEffect, useRef, useState } from 'react'
import { isFocusFree } from 'shared/router'
import type { ShoppingList } from '../../../contract/shopping'
import type { ShoppingGroup } from '../../../rules/shopping/marketOrder'
import { useRemembered } from '../../useRemembered'
import styles from './Checklist.module.css'
import { ChecklistGroup } from './ChecklistGroup'
import { ChecklistTools } from './ChecklistTools'

interface ChecklistProps {
  list: ShoppingList
  groups: readonly ShoppingGroup[]
  /** Whether only the progress is shown of the tools. */
  folded: boolean
  onTick: (alimentId: number, checked: boolean) => void
}

/** The foods to buy, by group, each with a box to tick. */
export function Checklist({ list, groups, folded, onTick }: ChecklistProps) {
  const [hiding, setHiding] = useRemembered('hideBought')
  const rows = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState(false)
  const checked = new Set(list.checked)
  const shown = hiding ? withoutBought(groups, checked) : groups

  function tick(alimentId: number, isChecked: boolean) {
    if (hiding && isChecked) focusNeighbour(rows.current)
    setTicked(true)
    onTick(alimentId, isChecked)
  }

  return (
    <>
      <ChecklistTools
        list={list}
        groups={groups}
        folded={folded}
        hiding={hiding}
        onHiding={setHiding}
        onTick={onTick}
      />
      {shown.length === 0 && <AllBought takesFocus={ticked} />}
      <div ref={rows} className={styles.groups}>
        {shown.map(group => (
          <ChecklistGroup key={group.grupo} group={group} checked={checked} onTick={tick} />
        ))}
      </div>
    </>
  )
}

/** Takes the focus only from a row that was just ticked, never on a page that was just opened. */
function AllBought({ takesFocus }: { takesFocus: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  // The row that had the focus is removed.
  useEffect(() => {
    if (takesFocus && isFocusFree()) words.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p ref={words} className={styles.done} tabIndex={-1}>
      Ya tienes todo. ¡Buen provecho!
    </p>
  )
}

/** A ticked row is removed with the focus it has: the next one takes it, or the one before. */
function focusNeighbour(rows: HTMLElement | null): void {
  const boxes = [...(rows?.querySelectorAll('input') ?? [])]
  const at = boxes.indexOf(document.activeElement as HTMLInputElement)
  if (at >= 0) (boxes[at + 1] ?? boxes[at - 1])?.focus({ preventScroll: true })
}

function withoutBought(groups: readonly ShoppingGroup[], checked: ReadonlySet<number>): ShoppingGroup[] {
  return groups
    .map(({ grupo, items }) => ({ grupo, items: items.filter(({ aliment }) => !checked.has(aliment.id)) }))
    .filter(({ items }) => items.length > 0)
}
