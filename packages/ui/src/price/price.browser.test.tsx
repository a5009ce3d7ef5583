import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Price } from './price.tsx'

const label = 'Lowest price of the last 30 days'
const struckOf = async (cents: number | null, prior: number | null) => {
  const { container } = await render(<Price cents={cents} locale="en" prior={{ cents: prior, label }} />)
  return container.querySelector('s')?.textContent ?? null
}

it('strikes the prior price, where there is one, and names it for screen readers', async () => {
  expect(await struckOf(900, 1000)).toBe(`${label} €10.00`)
  expect(await struckOf(900, null)).toBeNull()
})

it('strikes nothing where the price itself is unknown', async () => {
  expect(await struckOf(null, 1000)).toBeNull()
})
