import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleTotals } from '../../test/sample-books.ts'
import { LineDetails } from './line-details.tsx'
import { LinePrice } from './line-price.tsx'

const [plain] = sampleTotals([{ productId: 1, dimensionId: 0, quantity: 2, extension: { wrapping: true } }]).lines
type Line = NonNullable<typeof plain>

const note = { label: null, amount: 0, copies: 0, until: null }
const promotion = { ...note, kind: 'promotion', label: 'Second at half price', amount: 500 } as const
const wrapping = { ...note, kind: 'wrapping', amount: 300 } as const

async function show(changes: Partial<Line>) {
  if (!plain) throw new Error('no line')
  const line = { ...plain, ...changes }
  const { container } = await renderPage(
    <>
      <LinePrice line={line} />
      <LineDetails line={line} nameOf={() => undefined} />
    </>,
    '/en/cart',
  )
  const struck = [...container.querySelectorAll('s')].map((element) => element.textContent)
  return { text: container.textContent ?? '', struck }
}

it('a line that is wrapped and reduced keeps its price and its wrapping apart', async () => {
  const { text, struck } = await show({ total: 1800, notes: [promotion, wrapping] })
  expect(text).toContain('€15.00')
  expect(text).toContain('2 × €10.00')
  expect(text).not.toContain('€18.00')
  expect(struck).toEqual(['€20.00'])
  expect(text).toContain('Second at half price: you save €5.00')
  expect(text.match(/[Gg]ift.wrap/g)).toEqual(['Gift wrap'])
  expect(text).toContain('Gift wrapping: €3.00')
})

it('wrapping alone strikes no price', async () => {
  const { text, struck } = await show({ total: 2300, notes: [wrapping] })
  expect(text).toContain('€20.00')
  expect(struck).toEqual([])
})

it('says what is given, what the law limits, and what stays bought', async () => {
  const limited = { ...note, kind: 'uniform_price', until: '2099-06-30' } as const
  const { text, struck } = await show({
    ...{ total: 0, gift: true, withdrawable: false, extension: undefined },
    notes: [{ ...promotion, amount: 2000 }, limited],
  })
  expect(struck).toEqual(['€20.00'])
  for (const said of [/Gift/, /Fixed book price until/, /Made for you: it can’t be returned/])
    expect(text).toMatch(said)
})
