import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The smallest sign-in page in React, two fields and a button, which ours is compared with. */
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
