import { Link } from 'shared/router'

export default function ComingWeekScreen() {
  return <p>Hola <Link to="/user">Inicio</Link></p>
}
