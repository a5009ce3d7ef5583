// The tables of an e-mail: order lines, and label-value pairs.

import type { Language } from '@stoa/domain/language'
import { hasGreek } from '@stoa/domain/transliterate'
import type { ReactNode } from 'react'
import type { GoodsItem, Row } from './email.ts'
import { styles } from './email-styles.ts'
import { renderList } from './render-list.ts'
import { TextOnly } from './text-only.tsx'

export const GoodsTable = ({ goods, language }: { goods: readonly GoodsItem[]; language: Language }) => (
  <Table>
    {renderList(goods, (item, key) => (
      <GoodsRow key={key} item={item} language={language} />
    ))}
  </Table>
)

export const RowsTable = ({ rows }: { rows: readonly Row[] }) => (
  <Table>
    {renderList(rows, ({ label, value, strong }, key) => (
      <tr key={key}>
        <td style={styles.cell}>
          {strong ? <strong>{label}</strong> : label}
          <TextOnly>: </TextOnly>
        </td>
        <td style={styles.amount}>{strong ? <strong>{value}</strong> : value}</td>
      </tr>
    ))}
  </Table>
)

const Table = ({ children }: { children: ReactNode }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="ink" style={styles.table}>
    <tbody>{children}</tbody>
  </table>
)

const coverWidth = 48

const GoodsRow = ({ item, language }: { item: GoodsItem; language: Language }) => (
  <tr>
    <td className="rule" width={coverWidth} style={styles.coverCell}>
      {item.cover !== null && <img src={item.cover} width={coverWidth} alt="" style={styles.cover} />}
    </td>
    <td className="rule" style={styles.goodsCell}>
      <span className="name" lang={language === 'en' && hasGreek(item.name) ? 'el' : undefined}>
        {item.name}
      </span>
      <br />
      {item.gloss !== null && (
        <>
          <span className="soft" lang={item.gloss.language} style={styles.soft}>
            {item.gloss.text}
          </span>
          <br />
        </>
      )}
      <span className="soft" style={styles.soft}>
        {item.details.join(' · ')}
      </span>
    </td>
    <td className="rule" style={styles.goodsAmount}>
      <TextOnly>
        <br />={' '}
      </TextOnly>
      {item.amount}
    </td>
  </tr>
)
