// The colours of e-mails, those of the shop's tokens (light inline, dark by class, because mail programs do not support
// custom properties), and the typography.

import type { CSSProperties } from 'react'
import type { Look } from './email.ts'

const sans = 'Commissioner, Segoe UI, Arial, sans-serif'
const serif = 'Literata, Georgia, Times New Roman, serif'

/** Programs that drop style sheets show light; the others follow the reader's system. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
table, td, p, a, h2, h3 { font-family: ${sans} }
h1, .logo, .read, .amount { font-family: ${serif} }
@media (max-width: 480px) {
  .pad { padding-left: 18px !important; padding-right: 18px !important }
  .title { font-size: 24px !important }
  .act { display: block !important; text-align: center !important }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: #141815 !important }
  .sheet { background: #1c211d !important }
  .panel { background: #0e110f !important }
  .ink { color: #f3ede1 !important }
  .soft { color: #cdc6b7 !important }
  .rule { border-color: #343b35 !important }
  .shelf { border-color: #b9b09d !important }
  .mark { border-color: #f3ede1 !important }
  .spine { background: #f3ede1 !important }
  .spine-accent { background: #e6b859 !important }
  .link { color: #f0b3a6 !important }
  .act { background: #e6b859 !important; color: #20170a !important }
}`

const ink = '#211c16'
const soft = '#52493d'
const gold = '#e6b859'
const text = (color: string, size: number): CSSProperties => ({ color, fontSize: size, lineHeight: 1.5 })

const hairline = '1px solid #e0d9cb'
const shelf = '1.5px solid #2a241d'
const cell: CSSProperties = { padding: '4px 12px 4px 0', verticalAlign: 'top' }
const amount: CSSProperties = { padding: '4px 0', textAlign: 'right', verticalAlign: 'top' }
const serifAmount: CSSProperties = { ...amount, fontFamily: serif }
const goods: CSSProperties = { borderBottom: hairline, paddingTop: 12, paddingBottom: 12, verticalAlign: 'bottom' }

/** The mark's colours: its bars and spines, and the spine in the middle. */
export const markColours = { ink, accent: '#7a1d2c' } as const

export const styles = {
  page: { backgroundColor: '#f2eee5', margin: 0, padding: 0, fontFamily: sans },
  sheet: { backgroundColor: '#ffffff', width: '100%', maxWidth: 600 },
  logo: { padding: '22px 32px 8px', color: ink, fontFamily: serif, fontSize: 28, lineHeight: '34px' },
  mark: { borderTop: `3px solid ${ink}`, borderBottom: `3px solid ${ink}`, marginRight: 10, height: 30 },
  body: { padding: '4px 32px 24px' },
  footerCell: { padding: '16px 32px 28px', borderTop: hairline },
  title: { ...text(ink, 30), fontFamily: serif, fontWeight: 400, lineHeight: 1.16, margin: '16px 0 8px' },
  heading: { ...text(ink, 17), fontWeight: 600, margin: '24px 0 8px' },
  fineHeading: { ...text(soft, 13), fontWeight: 600, margin: '20px 0 4px' },
  lead: { ...text(ink, 19), fontFamily: serif, margin: '0 0 12px' },
  panel: { backgroundColor: '#f2eee5', padding: '16px 20px 6px' },
  giftCard: { backgroundColor: gold, borderRadius: 8, padding: '28px 28px 20px' },
  giftCardAmount: { ...text('#20170a', 34), fontFamily: serif, lineHeight: 1.2, margin: '0 0 24px' },
  giftCardLabel: { ...text('#20170a', 13), margin: 0 },
  giftCardCode: { ...text('#20170a', 20), fontWeight: 600, letterSpacing: 1, margin: 0 },
  panelTable: { margin: '20px 0' },
  panelHeading: { ...text(ink, 17), fontWeight: 600, margin: '0 0 8px' },
  table: { ...text(ink, 15), margin: '0 0 12px' },
  goodsTable: { ...text(ink, 16), borderTop: shelf, margin: '20px 0 4px' },
  cell,
  amount: serifAmount,
  /** An amount, or a number that is typed elsewhere: its hyphens would let a line end within it. */
  oneLine: { whiteSpace: 'nowrap' },
  totalCell: { ...cell, borderTop: shelf, paddingTop: 10, verticalAlign: 'baseline', fontWeight: 600 },
  totalAmount: { ...serifAmount, borderTop: shelf, paddingTop: 6, fontSize: 24, lineHeight: 1.2, fontWeight: 600 },
  coverCell: { ...cell, ...goods, width: 62, paddingRight: 14 },
  cover: { display: 'block', height: 'auto' },
  goodsCell: { ...cell, ...goods },
  goodsAmount: { ...serifAmount, ...goods, whiteSpace: 'nowrap' },
  soft: text(soft, 14),
  before: { ...text(soft, 13), display: 'block' },
  quote: { borderLeft: `3px solid ${gold}`, margin: '0 0 12px', padding: '2px 0 2px 16px' },
  link: { color: '#7a1d2c' },
  action: {
    backgroundColor: '#7a1d2c',
    borderRadius: 6,
    color: '#fffaf2',
    fontSize: 16,
    fontWeight: 600,
    margin: '12px 0 8px',
    padding: '15px 26px',
  },
} satisfies Record<string, CSSProperties>

/** A paragraph, by the look of its section. */
export const paragraphs: Readonly<Record<Look, { className: string; style: CSSProperties }>> = {
  body: { className: 'ink read', style: { ...text(ink, 17), fontFamily: serif, margin: '0 0 12px' } },
  panel: { className: 'ink', style: { ...text(ink, 15), margin: '0 0 10px' } },
  fine: { className: 'soft', style: { ...text(soft, 13), margin: '0 0 8px' } },
}
