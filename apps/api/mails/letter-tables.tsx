// The tables of a letter: what was bought, and names beside values.

import type { Language } from '@stoa/domain/language'
import type { ReactNode } from 'react'
import { inPlace } from './in-place.ts'
import type { Good, Row } from './letter.ts'
import { look } from './letter-style.ts'

export const GoodsTable = ({ goods, language }: { goods: readonly Good[]; language: Language }) => (
  <Table>
    {inPlace(goods, (good, key) => (
      <GoodRow key={key} good={good} language={language} />
    ))}
  </Table>
)

export const RowsTable = ({ rows }: { rows: readonly Row[] }) => (
  <Table>
    {inPlace(rows, ({ label, value, strong }, key) => (
      <tr key={key}>
        <td style={look.cell}>{strong ? <strong>{label}</strong> : label}</td>
        <td style={look.amount}>{strong ? <strong>{value}</strong> : value}</td>
      </tr>
    ))}
  </Table>
)

const Table = ({ children }: { children: ReactNode }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="ink" style={look.table}>
    <tbody>{children}</tbody>
  </table>
)

const greek = /\p{Script=Greek}/u

const GoodRow = ({ good, language }: { good: Good; language: Language }) => (
  <tr>
    <td className="rule" style={look.goodCell}>
      <span className="name" lang={language === 'en' && greek.test(good.name) ? 'el' : undefined}>
        {good.name}
      </span>
      <br />
      <span className="soft" style={look.soft}>
        {good.details.join(' · ')}
      </span>
    </td>
    <td className="rule" style={look.goodAmount}>
      {good.amount}
    </td>
  </tr>
)
