import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NextStep } from '../../ports/payment.ts'
import { paymentRequestPage } from './payment-request.view.ts'

function pageOf(next: NextStep, language: 'el' | 'en' = 'en') {
  const page = paymentRequestPage(language, next)
  if (!('html' in page)) throw new Error('no page')
  return page
}

test('a form is posted to the bank, field by field in its order', () => {
  const fields = [
    ['orderid', '1'],
    ['digest', 'a+b='],
  ] as const
  const { html } = pageOf({ form: { action: 'https://bank.example/pay', fields } })
  expect(html).toContain(
    '<form method="post" action="https://bank.example/pay"><input type="hidden" name="orderid" value="1"><input type="hidden" name="digest" value="a+b="><button>',
  )
})

test('an address is gone to with its query as fields', () => {
  const { html } = pageOf({ url: 'https://bank.example/checkout?ref=1&lang=el' })
  expect(html).toContain(
    '<form method="get" action="https://bank.example/checkout"><input type="hidden" name="ref" value="1"><input type="hidden" name="lang" value="el"><button>',
  )
})

test('what a buyer has typed is text', () => {
  const fields = [['billCity', `"><script>alert('1')</script>&amp;`]] as const
  const { html, script } = pageOf({ form: { action: 'https://bank.example/pay', fields } })
  expect(html).toContain(`value="&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;"`)
  expect(html.match(/<script>/g)).toHaveLength(1)
  // the one that may run, by its hash
  expect(hash('sha256', script ?? '')).toBe(hash('sha256', /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''))
})

test.each([
  ['el', 'Συνέχεια στην πληρωμή'],
  ['en', 'Continue to payment'],
] as const)('without scripts its button leads on (%s)', (language, label) => {
  const { html } = pageOf({ url: 'https://bank.example/' }, language)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<button>${label}</button>`)
})
