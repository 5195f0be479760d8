import { render, screen } from '@testing-library/react'
import type { Exclusion } from '../../contract/foods'
import { sampleCatalogue } from '../sampleCatalogue'
import { AvoidedFoods } from './AvoidedFoods'

const grapes = sampleCatalogue.recipeOf(4)?.ingredients ?? []

const show = (...exclusions: Exclusion[]) =>
  render(<AvoidedFoods ingredients={grapes} exclusions={exclusions} alimentOf={sampleCatalogue.alimentOf} />)

test('names the excluded foods of a recipe, allergies first', () => {
  show({ alimentId: 4, reason: 'dislike' }, { alimentId: 12, reason: 'allergy' })
  expect(screen.getByText('Evitas:').closest('p')).toHaveTextContent('Evitas: Nuez (alergia), Queso fresco')
})

test('renders nothing for a recipe without excluded foods', () => {
  const { container } = show({ alimentId: 6, reason: 'allergy' })
  expect(container).toBeEmptyDOMElement()
})

test('names an excluded food that the practice has withdrawn', () => {
  const withdrawn = { alimentos: 'Nuez pecana', grupo: 'Aceites' }
  render(
    <AvoidedFoods
      ingredients={[{ aliment: 999 }]}
      exclusions={[{ alimentId: 999, reason: 'allergy', withdrawn }]}
      alimentOf={sampleCatalogue.alimentOf}
    />,
  )
  expect(screen.getByText('Evitas:').closest('p')).toHaveTextContent('Evitas: Nuez pecana (alergia)')
})
