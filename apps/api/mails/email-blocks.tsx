// The blocks of an e-mail as HTML that every mail program renders: tables for layout, text as text.

import type { Language } from '@stoa/domain/language'
import type { CSSProperties } from 'react'
import type { Block } from './email.ts'
import { styles } from './email-styles.ts'
import { GoodsTable, RowsTable } from './email-tables.tsx'
import { renderList } from './render-list.ts'
import { TextOnly } from './text-only.tsx'

interface BlockProps {
  block: Block
  /** Fine print. */
  finePrint: boolean
  language: Language
}

export function BlockView({ block, finePrint, language }: BlockProps) {
  const type = { className: finePrint ? 'soft' : 'ink', style: finePrint ? styles.finePrint : styles.paragraph }
  switch (block.kind) {
    case 'text':
      return <p {...type}>{block.text}</p>
    case 'heading':
      return <h3 {...type}>{block.text}</h3>
    case 'lines':
      return <Lines lines={block.lines} {...type} />
    case 'list':
      return (
        <ul {...type}>
          {renderList(block.items, (item, key) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )
    case 'goods':
      return <GoodsTable goods={block.goods} language={language} />
    case 'rows':
      return <RowsTable rows={block.rows} />
    case 'link':
      return (
        <p {...type}>
          <a className="link" href={block.link.href} style={styles.link}>
            {block.link.label}
            <TextOnly>:</TextOnly>
          </a>
        </p>
      )
  }
}

interface LinesProps {
  lines: readonly string[]
  className: string
  style: CSSProperties
}

export const Lines = ({ lines, className, style }: LinesProps) => (
  <p className={className} style={style}>
    {renderList(lines, (line, key) => (
      <span key={key}>
        {key > 0 && <br />}
        {line}
      </span>
    ))}
  </p>
)
