// The tables of an e-mail: order lines, label-value pairs, and a gift card.

import type { Language } from '@stoa/domain/language'
import { hasGreek } from '@stoa/domain/transliterate'
import type { CSSProperties, ReactNode } from 'react'
import type { Block, GoodsItem, Row } from './email.ts'
import { styles } from './email-styles.ts'
import { renderList } from './render-list.ts'
import { TextOnly } from './text-only.tsx'

export const GoodsTable = ({ goods, language }: { goods: readonly GoodsItem[]; language: Language }) => (
  <Table className="ink shelf" style={styles.goodsTable}>
    {renderList(goods, (item, key) => (
      <GoodsRow key={key} item={item} language={language} />
    ))}
  </Table>
)

export const RowsTable = ({ rows }: { rows: readonly Row[] }) => (
  <Table className="ink" style={styles.table}>
    {renderList(rows, (row, key) => (
      <LabelledRow key={key} row={row} />
    ))}
  </Table>
)

/** Ochre in light and dark. */
export const GiftCard = ({ amount, label, code }: Extract<Block, { kind: 'giftCard' }>) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.panelTable}>
    <tbody>
      <tr>
        <td style={styles.giftCard}>
          <p className="read" style={styles.giftCardAmount}>
            {amount}
          </p>
          <p style={styles.giftCardLabel}>
            {label}
            <TextOnly>:</TextOnly>
          </p>
          <p style={styles.giftCardCode}>{code}</p>
        </td>
      </tr>
    </tbody>
  </table>
)

function LabelledRow({ row: { label, value, look } }: { row: Row }) {
  const isTotal = look === 'total'
  return (
    <tr>
      <td className={isTotal ? 'shelf' : undefined} style={isTotal ? styles.totalCell : styles.cell}>
        {look === 'strong' ? <strong>{label}</strong> : label}
        <TextOnly>: </TextOnly>
      </td>
      <td className={isTotal ? 'amount shelf' : 'amount'} style={isTotal ? styles.totalAmount : styles.amount}>
        {look === 'strong' ? <strong style={styles.oneLine}>{value}</strong> : value}
      </td>
    </tr>
  )
}

interface TableProps {
  className: string
  style: CSSProperties
  children: ReactNode
}

const Table = ({ className, style, children }: TableProps) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className={className} style={style}>
    <tbody>{children}</tbody>
  </table>
)

const GoodsRow = ({ item, language }: { item: GoodsItem; language: Language }) => (
  <tr>
    <td className="rule" style={styles.coverCell}>
      {/* beside the printed title, which a screen reader would hear twice */}
      <img src={item.cover.address} width={item.cover.width} height={item.cover.height} alt="" style={styles.cover} />
    </td>
    <td className="rule" style={styles.goodsCell}>
      <span lang={language === 'en' && hasGreek(item.name) ? 'el' : undefined}>{item.name}</span>
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
    <td className="amount rule" style={styles.goodsAmount}>
      <TextOnly>
        <br />={' '}
      </TextOnly>
      {item.amount}
      {item.before !== null && (
        <span className="soft" style={styles.before}>
          <TextOnly> · </TextOnly>
          {item.before.label} <s>{item.before.amount}</s>
        </span>
      )}
    </td>
  </tr>
)
