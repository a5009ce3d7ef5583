import { expect, test } from 'vitest'
import { moveScriptsLast } from './scripts-last.ts'

test('scripts and messages are requested once the style sheets are there, with low priority', () => {
  const html =
    '<html><head><title>Στοά</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/>' +
    '<link rel="preload" as="fetch" href="/m.json"/><link rel="modulepreload" href="/b.js"/></head><body><p>Βιβλία</p></body></html>'
  const links =
    '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>' +
    '<link fetchpriority="low" rel="preload" as="fetch" href="/m.json"/>' +
    '<link fetchpriority="low" rel="modulepreload" href="/b.js"/>'
  const [before = '', script = ''] = moveScriptsLast(html).split('<script>')
  expect(before).toBe('<html><head><title>Στοά</title><link rel="stylesheet" href="/s.css"/></head><body><p>Βιβλία</p>')
  expect(script).not.toContain('<link')
  const [, written = ''] =
    /^document\.body\.insertAdjacentHTML\('beforeend',(.*)\)<\/script><\/body><\/html>$/.exec(script) ?? []
  expect(JSON.parse(written)).toBe(links)
})

test('a page without scripts has none to ask for them', () => {
  const html = '<html><head></head><body></body></html>'
  expect(moveScriptsLast(html)).toBe(html)
})

test('an incomplete page stays as it is', () => expect(moveScriptsLast('<p>Βιβλία</p>')).toBe('<p>Βιβλία</p>'))
