import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Quantity } from './quantity.tsx'

function QuantityPage({ max }: { max: number }) {
  const [value, setValue] = useState(2)
  return (
    <>
      <Quantity
        {...{ value, max }}
        onChange={setValue}
        label="Quantity"
        decreaseLabel="Fewer"
        increaseLabel="More"
        limitMessage={(limit) => `limit: ${limit}`}
      />
      <output>{value}</output>
    </>
  )
}

async function openField(max = 9) {
  const screen = await render(<QuantityPage max={max} />)
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  return { ...screen, field, value: screen.container.getElementsByTagName('output') }
}

it('steps between its limits and explains the upper one', async () => {
  const { getByRole, getByText, field, value } = await openField(3)
  await getByRole('button', { name: 'More' }).click()
  await getByRole('button', { name: 'More' }).click()
  await expect.element(getByText('limit: max')).toBeVisible()
  expect(value[0]?.textContent).toBe('3')
  await getByRole('button', { name: 'Fewer' }).click()
  await getByRole('button', { name: 'Fewer' }).click()
  await expect.element(field).toHaveValue('1')
  await expect.element(getByRole('button', { name: 'Fewer' })).toBeDisabled()
})

it.each([
  ['12', 'limit: max'],
  ['0', 'limit: min'],
  ['two', 'limit: number'],
])('keeps %s and explains it, and the value stays', async (typed, message) => {
  const { getByText, field, value } = await openField()
  await field.fill(typed)
  await userEvent.keyboard('{Tab}')
  await expect.element(getByText(message)).toBeVisible()
  await expect.element(field).toHaveValue(typed)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(value[0]?.textContent).toBe('2')
})

it('reports a typed value when the field is left, not before', async () => {
  const { field, value } = await openField()
  await field.fill('7')
  expect(value[0]?.textContent).toBe('2')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => value[0]?.textContent).toBe('7')
})
