import { Link } from 'shared/router'

export default function DailyPlanScreen() {
  return <p>Hola <Link to="/user">Inicio</Link></p>
}
