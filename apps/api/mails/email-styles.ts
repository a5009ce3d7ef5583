// The colours of e-mails, those of the shop's tokens (light inline, dark by class, because mail programs do not support
// custom properties), and the typography.

import type { CSSProperties } from 'react'

const sans = 'Commissioner, Segoe UI, Arial, sans-serif'
const serif = 'Literata, Georgia, Times New Roman, serif'

/** Programs that drop style sheets show light; the others follow the reader's system. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
table, td, p, li, a, h1, h2, h3 { font-family: ${sans} }
h1, .name { font-family: ${serif} }
@media (max-width: 480px) { .pad { padding-left: 16px !important; padding-right: 16px !important } }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: #141815 !important }
  .sheet { background: #1c211d !important }
  .band { background: #0d1d18 !important; color: #f3ede1 !important }
  .ink { color: #f3ede1 !important }
  .soft { color: #cdc6b7 !important }
  .rule { border-color: #343b35 !important }
  .link { color: #f0b3a6 !important }
  .act { background: #e6b859 !important; color: #20170a !important }
}`

const text = (color: string, size: number): CSSProperties => ({ color, fontSize: size, lineHeight: 1.5 })

const hairline = '1px solid #e0d9cb'
const cell: CSSProperties = { padding: '4px 12px 4px 0', verticalAlign: 'top' }
const amount: CSSProperties = { padding: '4px 0', textAlign: 'right', verticalAlign: 'top' }

export const styles = {
  page: { backgroundColor: '#fbf9f5', margin: 0, padding: 0, fontFamily: sans },
  sheet: { backgroundColor: '#ffffff', width: '100%', maxWidth: 600 },
  band: { backgroundColor: '#1f3d34', color: '#f4ede0', padding: '16px 24px', fontFamily: serif, fontSize: 24 },
  section: { padding: '8px 24px' },
  title: { ...text('#211c16', 28), fontFamily: serif, fontWeight: 400, lineHeight: 1.2, margin: '24px 0 8px' },
  heading: { ...text('#211c16', 19), borderTop: hairline, margin: '16px 0 8px', paddingTop: 16 },
  finePrintHeading: { ...text('#52493d', 16), borderTop: hairline, margin: '16px 0 8px', paddingTop: 16 },
  paragraph: { ...text('#211c16', 16), margin: '0 0 12px' },
  finePrint: { ...text('#52493d', 13), margin: '0 0 8px' },
  footer: { ...text('#52493d', 13), borderTop: hairline, margin: '16px 0', paddingTop: 16 },
  table: { ...text('#211c16', 16), margin: '0 0 12px' },
  cell,
  amount,
  coverCell: { ...cell, borderBottom: hairline, width: 48 },
  cover: { display: 'block', width: 48, height: 'auto' },
  mark: { borderTop: '3px solid #f4ede0', borderBottom: '3px solid #f4ede0', marginRight: 12, height: 34 },
  goodsCell: { ...cell, borderBottom: hairline },
  goodsAmount: { ...amount, borderBottom: hairline, whiteSpace: 'nowrap' },
  soft: text('#52493d', 14),
  link: { color: '#7a1d2c' },
  action: {
    backgroundColor: '#7a1d2c',
    borderRadius: 6,
    color: '#fffaf2',
    fontSize: 16,
    margin: '8px 0 16px',
    padding: '14px 24px',
  },
} satisfies Record<string, CSSProperties>
