import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least a sign-in page of React can be: two fields and a button. What ours is measured against. */
function Bare() {
  const [email, setEmail] = useState('')
  return (
    <form>
      <input type="email" value={email} onChange={event => setEmail(event.target.value)} />
      <input type="password" />
      <button type="submit">Ingresar</button>
    </form>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Bare />
  </StrictMode>,
)
