import { render, screen } from '@testing-library/react'
import type { Exclusion } from '../../contract'
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
