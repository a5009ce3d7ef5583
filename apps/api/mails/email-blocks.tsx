// The blocks of an e-mail as HTML that every mail program renders: tables for layout, text as text.

import type { Language } from '@stoa/domain/language'
import { Fragment } from 'react'
import type { Block, Link, Look } from './email.ts'
import { paragraphs, styles } from './email-styles.ts'
import { GiftCard, GoodsTable, RowsTable } from './email-tables.tsx'
import { renderList } from './render-list.ts'
import { TextOnly } from './text-only.tsx'

interface BlockProps {
  block: Block
  look: Look
  language: Language
}

export function BlockView({ block, look, language }: BlockProps) {
  const type = paragraphs[look]
  switch (block.kind) {
    case 'text':
      return <p {...type}>{block.text}</p>
    case 'lead':
      return (
        <p className="ink read" style={styles.lead}>
          {block.text}
        </p>
      )
    case 'heading':
      return <h3 {...type}>{block.text}</h3>
    case 'fact':
      return (
        <p {...type}>
          <b>{block.label}:</b> {block.text}
          {block.link && ' '}
          {block.link && <TextLink link={block.link} />}
        </p>
      )
    case 'list':
      return (
        <ul {...type}>
          {renderList(block.items, (item, key) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )
    case 'quote':
      return <Quote block={block} type={type} />
    case 'giftCard':
      return <GiftCard {...block} />
    case 'goods':
      return <GoodsTable goods={block.goods} language={language} />
    case 'rows':
      return <RowsTable rows={block.rows} />
  }
}

interface QuoteProps {
  block: Extract<Block, { kind: 'quote' }>
  type: (typeof paragraphs)[Look]
}

const Quote = ({ block: { label, lines }, type }: QuoteProps) => (
  <>
    <p {...type}>
      <b>{label}:</b>
    </p>
    <blockquote {...type} style={{ ...type.style, ...styles.quote }}>
      {renderList(lines, (line, key) => (
        <Fragment key={key}>
          {key > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  </>
)

export const TextLink = ({ link }: { link: Link }) => (
  <a className="link" href={link.href} style={styles.link}>
    {link.label}
    <TextOnly>:</TextOnly>
  </a>
)
