import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong, by the field's name; `form` is what the server said of the whole. */
export type Problems = Readonly<Record<string, string | undefined>>

interface EntranceForm {
  /** What is wrong with what was typed, in the person's words. */
  check: (form: FormData) => Problems
  /** Told at an attempt that was not sent. */
  onRefused?: (problems: Problems) => void
  /** Sends what was found good, and answers what went wrong all the same. */
  send: (form: FormData) => Promise<Problems>
}

/**
 * A form of the entrance: checked anew at each attempt and sent only when nothing is wrong. The first field with a
 * problem gets the focus, and what is being put right is checked again while it is typed. What was typed stays.
 */
export function useEntranceForm({ check, onRefused, send }: EntranceForm) {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt, not while the person puts things right
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  function tell(found: Problems) {
    setProblems(found)
    setAttempts(before => before + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const found = check(data)
    tell(found)
    if (isAnythingWrong(found)) return onRefused?.(found)
    setBusy(true)
    tell(await send(data))
    setBusy(false)
  }

  function recheck() {
    if (!form.current || !isAnythingWrong(problems)) return
    const found = check(new FormData(form.current))
    // Only what was told: a field that was not reached yet is not scolded while another one is put right.
    setProblems(Object.fromEntries(Object.keys(problems).map(name => [name, problems[name] && found[name]])))
  }

  return { problems, busy, props: { ref: form, noValidate: true, onSubmit: submit, onChange: recheck } }
}

function isAnythingWrong(problems: Problems): boolean {
  return Object.values(problems).some(Boolean)
}

/** A field as text, as the rules look at it. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
