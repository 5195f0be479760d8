import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { keepFocus } from './keepFocus'
import { useHeadingFocus } from './router'

let stop: () => void
beforeEach(() => {
  stop = keepFocus(document)
})
afterEach(() => stop())

function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1>Agendar</h1>
      {children}
    </main>
  )
}

/** Presses a button as a person at the keyboard does. */
async function press(name: string) {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

const headingHasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())

function Step({ next }: { next: ReactNode }) {
  const [isDone, setDone] = useState(false)
  if (isDone) return <section>{next}</section>
  return (
    <div>
      <h2>Especialista</h2>
      <button type="button" onClick={() => setDone(true)}>
        Siguiente
      </button>
    </div>
  )
}

test('the heading of the step that takes the place of another has the focus', async () => {
  render(
    <Page>
      <h2>Tu cita</h2>
      <Step next={<h2>Fecha y hora</h2>} />
      <h2>Tus citas</h2>
    </Page>,
  )
  await press('Siguiente')
  await headingHasFocus('Fecha y hora')
})

test('a step without a heading leaves the focus on the one before it', async () => {
  render(
    <Page>
      <h2>Tu cita</h2>
      <Step next={<p>Listo</p>} />
      <h2>Tus citas</h2>
    </Page>,
  )
  await press('Siguiente')
  await headingHasFocus('Tu cita')
})

function Rows() {
  const [rows, setRows] = useState(['Curso uno', 'Curso dos', 'Curso tres'])
  return (
    <ul>
      {rows.map(row => (
        <li key={row}>
          <h3>{row}</h3>
          <button type="button" onClick={() => setRows(rows.filter(other => other !== row))}>
            {`Quitar ${row}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('a row that is removed gives the focus to the next, the last to the one before', async () => {
  render(
    <Page>
      <Rows />
    </Page>,
  )
  await press('Quitar Curso dos')
  await headingHasFocus('Curso tres')
  await press('Quitar Curso tres')
  await headingHasFocus('Curso uno')
})

test('a control that is hidden gives the focus to the heading before it', async () => {
  const { rerender } = render(
    <Page>
      <h2>Fotos</h2>
      <div>
        <button type="button">Subir</button>
      </div>
    </Page>,
  )
  screen.getByRole('button').focus()
  rerender(
    <Page>
      <h2>Fotos</h2>
      <div hidden>
        <button type="button">Subir</button>
      </div>
    </Page>,
  )
  // A browser takes the focus from a hidden control as it draws, which jsdom does not.
  screen.getByRole('button', { hidden: true }).blur()
  await headingHasFocus('Fotos')
})

function Asked({ keepsOpener }: { keepsOpener: boolean }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Page>
      <h2>Tus planes</h2>
      {(keepsOpener || !isAsked) && (
        <button type="button" onClick={() => setAsked(true)}>
          Cancelar plan
        </button>
      )}
      {isAsked && (
        <dialog open>
          <h2>¿Segura?</h2>
          <button type="button" onClick={() => setAsked(false)}>
            Regresar
          </button>
        </dialog>
      )}
    </Page>
  )
}

test('a dialog that closes gives the focus back to the control that opened it', async () => {
  render(<Asked keepsOpener />)
  await press('Cancelar plan')
  await press('Regresar')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar plan' })).toHaveFocus())
})

test('a dialog whose opener is gone gives it to the heading before that', async () => {
  render(<Asked keepsOpener={false} />)
  await press('Cancelar plan')
  await press('Regresar')
  await headingHasFocus('Tus planes')
})

test('a press beside a control takes the focus from it for good', async () => {
  const { rerender } = render(
    <Page>
      <input aria-label="Buscar" />
    </Page>,
  )
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.click(document.body)
  const before = document.activeElement
  rerender(<Page>{null}</Page>)
  rerender(
    <Page>
      <h2>Sin nada</h2>
    </Page>,
  )
  await new Promise(done => setTimeout(done))
  expect(before).toBe(document.body)
  expect(document.body).toHaveFocus()
})

function Opened() {
  const [name, setName] = useState<string>()
  useHeadingFocus(name !== undefined)
  return (
    <>
      <h2>Consejos</h2>
      {name ?? (
        <button type="button" onClick={() => setName('Menos sal')}>
          Abrir
        </button>
      )}
    </>
  )
}

test('a part that moves the focus itself wins', async () => {
  render(
    <Page>
      <Opened />
    </Page>,
  )
  await press('Abrir')
  await headingHasFocus('Agendar')
})
