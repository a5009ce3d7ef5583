import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { piecesOf } from './page-pieces.ts'

const pageOf = (html: string, handOff = ''): string => piecesOf(html, handOff).join('')

test('scripts and messages are requested once the style sheets are there, with low priority', () => {
  const html =
    '<html><head><title>Στοά</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/>' +
    '<link rel="preload" as="fetch" href="/m.json"/><link rel="modulepreload" href="/b.js"/></head><body><p>Βιβλία</p></body></html>'
  const links =
    '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>' +
    '<link fetchpriority="low" rel="preload" as="fetch" href="/m.json"/>' +
    '<link fetchpriority="low" rel="modulepreload" href="/b.js"/>'
  expect(pageOf(html, '<script>1</script>')).toBe(
    '<!DOCTYPE html><html><head><title>Στοά</title><link rel="stylesheet" href="/s.css"/></head><body><p>Βιβλία</p>' +
      `<script>1</script><script>document.body.insertAdjacentHTML('beforeend','${links}')</script></body></html>`,
  )
})

test('a link cannot end the text that it stands in', () => {
  const link = (href: string) => `<link rel="modulepreload" href="${href}"/>`
  const page = pageOf(`<html><head>${link("/a'b\\c.js")}</head><body></body></html>`)
  const [, literal = ''] = /'beforeend',('.*')\)<\/script>/.exec(page) ?? []
  expect(runInNewContext(literal)).toBe(link("/a'b\\c.js").replace('<link', '<link fetchpriority="low"'))
})

test('a page without scripts has none to ask for them', () => {
  const html = '<html><head></head><body></body></html>'
  expect(pageOf(html)).toBe(`<!DOCTYPE html>${html}`)
})

test.each(['<p>Βιβλία</p>', '<html><head></head><body>', '<html><body></body></html>'])('%s is no page', (html) =>
  expect(() => pageOf(html)).toThrow('no head or no body'),
)
