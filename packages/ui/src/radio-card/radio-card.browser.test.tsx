import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RadioCard } from './radio-card.tsx'

it.each([
  ['more to choose', [<p key="more">More</p>], true],
  ['nothing more', [false, undefined], false],
] as const)('gives room below its text while it is selected: %s', async (_, content, isTaller) => {
  const { container } = await render(
    <RadioCard name="way" title="Way">
      {content}
    </RadioCard>,
  )
  const card = container.firstElementChild
  const before = card?.clientHeight ?? 0
  container.querySelector('input')?.click()
  expect((card?.clientHeight ?? 0) > before).toBe(isTaller)
})
