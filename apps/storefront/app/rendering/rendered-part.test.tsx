import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { PageParts } from './page-parts.ts'
import { PartsContext, RenderedPart } from './rendered-part.tsx'

let made: string[] = []
function Name({ name }: { name: string }) {
  made.push(name)
  return (
    <>
      <b title={'" data-part="0"'}>{name}</b> {'& '}
      {name}
    </>
  )
}

const card = (name: string) => (
  <RenderedPart key={name} as="article" className="card" shows={['card', name]}>
    {() => <Name name={name} />}
  </RenderedPart>
)

function render(store: Map<string, string> | null, locale: 'el' | 'en', ...content: ReactNode[]): string {
  made = []
  const parts = store && new PageParts(store)
  const html = renderToString(
    <PartsContext value={parts}>
      <IntlProvider locale={locale}>
        <main>{content}</main>
      </IntlProvider>
    </PartsContext>,
  )
  return parts ? parts.take(html) : html
}

test('a part is made once, and each page is the one that is rendered whole', () => {
  const store = new Map<string, string>()
  const names = ['Η φόνισσα', '</b> data-part="1" <i>']
  const whole = render(null, 'el', ...names.map(card))
  expect(render(store, 'el', ...names.map(card))).toBe(whole)
  expect(made).toEqual(names)
  expect(render(store, 'el', ...names.map(card))).toBe(whole)
  expect(made).toEqual([])
  expect(render(store, 'el', card('Ζορμπάς'), ...names.map(card))).toBe(
    render(null, 'el', card('Ζορμπάς'), ...names.map(card)),
  )
})

test('what it shows, and the language, make another part', () => {
  const store = new Map<string, string>()
  render(store, 'el', card('Ζορμπάς'))
  render(store, 'en', card('Ζορμπάς'))
  expect(made).toEqual(['Ζορμπάς'])
  render(store, 'el', card('Ζορμπάς '))
  expect(made).toEqual(['Ζορμπάς '])
})
