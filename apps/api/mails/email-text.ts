// An e-mail as plain text, from the HTML that is sent beside it: no amount and no sentence can differ between them.

import { toPlainText } from 'react-email'

const heading = { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 }

const selectors = [
  { selector: 'img', format: 'skip' },
  ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: heading })),
  { selector: 'ul', options: { itemPrefix: '- ' } },
  // tables are for layout: a row is a line, label and value after each other
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td', format: 'inline' },
]

export const emailText = (html: string): string => `${toPlainText(html, { selectors })}\n`
