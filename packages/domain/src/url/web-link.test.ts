import { expect, test } from 'vitest'
import { webLinkOrNull } from './web-link.ts'

test.each(['https://www.kedros.gr', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', ' https://example.com '])(
  '%s is a link',
  (text) => expect(webLinkOrNull(text)).toBe(text.trim()),
)

test.each([
  ...['javascript:alert(1)', 'data:text/html,<b>1</b>', 'vbscript:msgbox(1)', 'ftp://example.com', '//example.com'],
  ...['java\nscript:alert(1)', 'https://', 'https:example.com', 'www.kedros.gr', '', null],
])('%s is none', (text) => expect(webLinkOrNull(text)).toBeNull())
