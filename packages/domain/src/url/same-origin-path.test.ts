import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const origin = 'https://stoa.example'

describe('leads to a page of this shop', () => {
  it.each([
    ['/', '/'],
    ['/faqs', '/faqs'],
    ['/en/products/x?tab=2#reviews', '/en/products/x?tab=2#reviews'],
    [origin, '/'],
    [`${origin}/`, '/'],
    [`${origin}/el/blog?page=2`, '/el/blog?page=2'],
    ['/search-results?q=%CE%BC%CF%8C%CE%BC%CF%80%CE%B9', '/search-results?q=%CE%BC%CF%8C%CE%BC%CF%80%CE%B9'],
    ['/search-results?q=100%25', '/search-results?q=100%25'],
    ['/search-results?q=50%25%20off', '/search-results?q=50%25%20off'],
    ['/search-results?q=https://e.com', '/search-results?q=https://e.com'],
    ['/search-results?q=a:b', '/search-results?q=a:b'],
    ['/search-results?back=%2F%2Fe.com', '/search-results?back=%2F%2Fe.com'],
    ['/πειραιάς', '/%CF%80%CE%B5%CE%B9%CF%81%CE%B1%CE%B9%CE%AC%CF%82'],
    ['/a/../b', '/b'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%s', (address, path) => {
    expect(sameOriginPath(address, origin)).toBe(path)
  })
})

const encodedTimes = (text: string, times: number): string =>
  Array.from({ length: times }).reduce<string>((inner) => inner.replaceAll('%', '%25'), text)

describe('leads or could lead elsewhere', () => {
  it.each([
    ['', 'nothing'],
    ['faqs', 'a relative path'],
    ['?q=1', 'a query alone'],
    ['//e.com', 'another host'],
    ['///e.com', 'another host'],
    ['////e.com', 'another host'],
    ['/\\e.com', 'a backslash'],
    ['\\\\e.com', 'backslashes'],
    ['/x\\y', 'a backslash further on'],
    ['https:e.com', 'a scheme without slashes'],
    ['https:/e.com', 'a scheme with one slash'],
    ['https:/faqs', 'our own scheme with one slash'],
    ['https://e.com/', 'another origin'],
    ['http://stoa.example/', 'another scheme'],
    ['https://stoa.example.e.com/', 'our name as a part of theirs'],
    ['https://stoa.example@e.com/', 'our name as a user'],
    ['https://stoa.example:444/', 'another port'],
    ['https://stoa.example\\@e.com/', 'a user behind a backslash'],
    ['javascript:alert(1)', 'a script'],
    ['JaVaScRiPt:alert(1)', 'a script in capitals'],
    ['java\tscript:alert(1)', 'a script with a tab'],
    ['data:text/html,x', 'data'],
    ['mailto:a@e.com', 'mail'],
    [' //e.com', 'a space before'],
    ['\t//e.com', 'a tab before'],
    ['/\t/e.com', 'a tab between'],
    ['/\n/e.com', 'a line end between'],
    ['/x%0d%0aset-cookie:a=b', 'a header'],
    ['/x%0D%0A', 'a line end'],
    ['/x%00', 'a zero'],
    ['/x?y=%0a', 'a line end in the query'],
    ['//e。com', 'an ideographic dot'],
    ['//e．com', 'a full-width dot'],
    ['//e%E3%80%82com', 'an encoded dot'],
    ['https://stoa。example.e.com/', 'a Unicode dot in our name'],
    ['/..//e.com', 'up and out'],
    ['/x/..//e.com', 'down, up and out'],
    ['/x/%2e%2e//e.com', 'encoded dots'],
    ['/.//e.com', 'here and out'],
    ['/%2Fe.com', 'an encoded slash'],
    ['%2F%2Fe.com', 'encoded slashes'],
    ['/%5Ce.com', 'an encoded backslash'],
    ['/%09/e.com', 'an encoded tab'],
    ['/%2e%2e%2f/e.com', 'encoded dots and slash'],
    ['/search?q=%', 'an encoding that is none'],
    ['/%E0%A4%A', 'an encoding cut short'],
  ])('%s: %s', (address) => {
    expect(sameOriginPath(address, origin)).toBeNull()
  })

  it.each([0, 1, 2])('refused when encoded %i more times', (times) => {
    for (const attack of ['/%2Fe.com', '/%5Ce.com', '/x%0d%0ay', '/%2e%2e%2f%2fe.com', '/%09/e.com', '/x%00']) {
      expect(sameOriginPath(encodedTimes(attack, times), origin)).toBeNull()
    }
    expect(sameOriginPath(encodedTimes('/%2Fe.com/%25', times), origin)).toBeNull()
  })
})

test('a returned path stays in this shop, however often it is decoded', () => {
  const fragment = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'e.com',
    ':',
    '@',
    '%2f',
    '%5c',
    '%09',
    '%25',
    '25',
    'https',
    '?',
    '#',
    ' ',
  )
  const property = fc.property(fc.array(fragment, { maxLength: 9 }), fc.boolean(), (parts, absolute) => {
    const address = `${absolute ? origin : '/'}${parts.join('')}`
    let path = sameOriginPath(address, origin)
    if (path === null) return
    for (let depth = 0; depth <= 3; depth += 1) {
      expect(path.startsWith('/')).toBe(true)
      expect(new URL(path, origin).origin).toBe(origin)
      path = path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    }
  })
  fc.assert(property, { seed: 20_261_120, numRuns: 10_000 })
})
