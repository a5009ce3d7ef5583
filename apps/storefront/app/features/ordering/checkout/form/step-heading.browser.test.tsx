import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { StepHeading } from './step-heading.tsx'

it('shows the step’s name, not to screen readers only', async () => {
  const { getByRole } = await renderPage(<StepHeading>Your details</StepHeading>, '/en/checkout-information')
  expect(getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBeGreaterThan(24)
})
