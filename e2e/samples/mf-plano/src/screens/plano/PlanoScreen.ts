import { send } from 'shared/client'
import { plainScreen } from 'shared/remote/plainScreen'
import { notify, session$ } from 'shared/session'

/** A screen of a team that writes the document by hand: it shares session, notices and calls with all others. */
export default plainScreen(place => {
  const heading = document.createElement('h1')
  heading.textContent = 'Plano'
  const greeting = document.createElement('p')
  const button = document.createElement('button')
  button.textContent = 'Saludar'
  button.addEventListener('click', () =>
    notify({ type: 'success', title: 'Plano', message: 'Saludos desde una pantalla sin React.' }),
  )
  place.append(heading, greeting, button)
  const session = session$.subscribe(async now => {
    if (now.status !== 'signedIn') return
    const answer = await send<{ status: string }>({ method: 'GET', path: 'health/live' })
    greeting.textContent = `${now.user.firstName}: ${answer.ok ? answer.data.status : answer.message}`
  })
  return () => {
    session.unsubscribe()
    place.replaceChildren()
  }
})
