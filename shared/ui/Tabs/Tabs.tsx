import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Tabs.module.css'

export interface TabsProps<T extends string> {
  /** The name of the group of tabs. */
  label: string
  /** `iconOnly`: the label is read aloud and shown as a tooltip only. */
  tabs: readonly { id: T; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  selected: T
  onSelect: (id: T) => void
  /** The contents of the selected tab's panel. */
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs as the keyboard expects them: one stop, arrows move and select, Home and End go to the ends. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.id === selected)
    const step = STEPS[event.key]
    const next =
      step !== undefined
        ? (at + step + tabs.length) % tabs.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? tabs.length - 1
            : undefined
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onSelect(tab.id)
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            title={tab.iconOnly ? tab.label : undefined}
            onClick={() => onSelect(tab.id)}
            onKeyDown={go}
          >
            {tab.icon}
            {tab.iconOnly ? <VisuallyHidden>{tab.label}</VisuallyHidden> : tab.label}
          </button>
        ))}
      </div>
      {/* A panel may have no element that takes the focus, so the panel itself takes it. */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern of tabs requires it
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}
