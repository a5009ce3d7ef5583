import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlEntities } from './html-entities.ts'
import { plainLine, plainText } from './plain-text.ts'

test.each([
  ['Απλό κείμενο.', 'Απλό κείμενο.'],
  ['<p>Πρώτη.</p><p>Δεύτερη.</p>', 'Πρώτη.\n\nΔεύτερη.'],
  ['Πρώτη.<br/>Δεύτερη.<BR>Τρίτη.', 'Πρώτη.\nΔεύτερη.\nΤρίτη.'],
  ['<p>Πρώτη\n   γραμμή.</p>\n<p>Δεύτερη.</p>', 'Πρώτη γραμμή.\n\nΔεύτερη.'],
  ['<b>Πρώτη</b>\nΔεύτερη.', 'Πρώτη\nΔεύτερη.'],
  ['<ul><li>ένα</li><li>δύο</li></ul>', '• ένα\n• δύο'],
  ['<b>Πολύ</b> <i title="a>b">ωραίο</i>', 'Πολύ b">ωραίο'],
  ['Α &amp; Β &lt;3 &eacute; &#8364; &#x3b1;', 'Α & Β <3 é € α'],
  ['<p>Α &amp;amp; Β&amp;#8364; &amp;quot;Γ&amp;quot;</p>', 'Α & Β€ "Γ"'],
  ['<p>Η ετικέτα &amp;lt;b&amp;gt;</p>', 'Η ετικέτα &lt;b&gt;'],
  ['<script>alert(1)</script>Κείμενο', 'Κείμενο'],
  ['<STYLE>p{}</STYLE>Κείμενο<!-- <b>κρυφό</b> -->', 'Κείμενο'],
  ['&lt;p&gt;Α &amp;amp; Β&lt;/p&gt;&lt;p&gt;Γ&lt;/p&gt;', 'Α & Β\n\nΓ'],
  ['Ο \u202eτίτλος\u2069 \u200eεδώ', 'Ο τίτλος εδώ'],
  ['<script>ποτέ', ''],
  ['3 < 4 και 5 > 2', '3 < 4 και 5 > 2'],
  ['  πολλά   κενά \r\n\r\n\r\n\r\n και γραμμές\u0007\u00ad ', 'πολλά κενά\n\nκαι γραμμές'],
  ['<img src=x onerror=alert(1)>', ''],
])('%j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('text that the sender declares plain is left as it is', () => {
  expect(plainText('Η ετικέτα <b> της HTML', false)).toBe('Η ετικέτα <b> της HTML')
  expect(plainText('Η ετικέτα &lt;b&gt; της HTML', true)).toBe('Η ετικέτα <b> της HTML')
})

test('a single line contains no line break', () => {
  expect(plainLine('<p>Ο τίτλος</p><p>σε δύο</p>')).toBe('Ο τίτλος σε δύο')
})

test('decodes the entities of HTML 4', () => {
  expect(Object.keys(htmlEntities)).toHaveLength(253)
  expect([htmlEntities.nbsp, htmlEntities.yuml, htmlEntities.sigmaf, htmlEntities.Omega]).toEqual([
    '\u00a0',
    'ÿ',
    'ς',
    'Ω',
  ])
})

describe('any input', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    'p',
    'script',
    '<!--',
    '-->',
    '&',
    'lt',
    ';',
    '#',
    ' ',
    'α',
    '"',
    '\n',
    '<style>',
  )
  const markup = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''))

  test('is idempotent, short and free of invisible characters', () => {
    const check = fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (text) => {
      const plain = plainText(text, false)
      expect(plainText(plain, false)).toBe(plain)
      expect(plain).not.toMatch(/[^\P{Cc}\n]/u)
    })
    fc.assert(check, { seed: 20_261_120, numRuns: 2000 })
  })

  test('takes linear time', () => {
    for (const text of ['<', '<!--', '<script', '<p ', '&#', '<script></script>', '"<']) {
      const before = process.cpuUsage()
      plainText(text.repeat(500_000))
      expect(process.cpuUsage(before).user).toBeLessThan(3_000_000)
    }
  })
})
