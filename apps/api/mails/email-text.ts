// An e-mail as plain text.

import type { Block, Email, Section } from './email.ts'

export function emailText(email: Email): string {
  const { action } = email
  const head = [email.shopName, email.title, ...(action ? [`${action.label}: ${action.href}`] : [])]
  return `${[...head, ...email.sections.map(sectionText), email.footer.join('\n')].join('\n\n')}\n`
}

function sectionText({ title, blocks }: Section): string {
  const heading = title === null ? [] : [`${title}\n${'-'.repeat(title.length)}`]
  return [...heading, ...blocks.map(blockText)].join('\n\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text
    case 'lines':
      return block.lines.join('\n')
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'goods':
      return block.goods.map((item) => [item.name, ...item.details, `= ${item.amount}`].join('\n  ')).join('\n')
    case 'rows':
      return block.rows.map((row) => `${row.label}: ${row.value}`).join('\n')
    case 'link':
      return `${block.link.label}: ${block.link.href}`
  }
}
