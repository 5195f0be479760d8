import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { sampleMonthlyPlans } from '../samples'
import { MonthlyPlans } from './MonthlyPlans'

const nothing = () => undefined

test('the plan that the address names is scrolled into view, and without one none is', () => {
  const scrolled: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this)
  }
  const plans = (named: string) => (
    <MemoryRouter>
      <MonthlyPlans
        plans={sampleMonthlyPlans}
        named={named}
        held={undefined}
        opening={undefined}
        onBuy={nothing}
        onChange={nothing}
      />
    </MemoryRouter>
  )
  const { rerender } = render(plans(''))
  expect(scrolled).toEqual([])
  rerender(plans('plan-funcional-plus'))
  expect(scrolled).toEqual([screen.getByRole('heading', { name: 'PLAN FUNCIONAL PLUS' }).closest('li')])
})
