import { expect, test } from 'vitest'
import { moveScriptsLast } from './scripts-last.ts'

test('scripts and messages are requested last, with low priority', () => {
  const html =
    '<html><head><title>Στοά</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/>' +
    '<link rel="preload" as="fetch" href="/m.json"/><link rel="modulepreload" href="/b.js"/></head><body><p>Βιβλία</p></body></html>'
  expect(moveScriptsLast(html)).toBe(
    '<html><head><title>Στοά</title><link rel="stylesheet" href="/s.css"/></head><body><p>Βιβλία</p>' +
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>' +
      '<link fetchpriority="low" rel="preload" as="fetch" href="/m.json"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/b.js"/></body></html>',
  )
})

test('an incomplete page stays as it is', () => expect(moveScriptsLast('<p>Βιβλία</p>')).toBe('<p>Βιβλία</p>'))
