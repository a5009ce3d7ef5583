import { formatMoney } from '@stoa/domain/money'
import { describeExtension } from '@stoa/domain/ordering/cart/describe-extension'
import type { BoxItem, LineExtension } from '@stoa/domain/ordering/cart/line-extension'
import { useLocale, useTranslations } from 'use-intl'
import { formatDays } from './date-formats.ts'
import styles from './extension-fields.module.css'

interface ExtensionFieldsProps<Item extends BoxItem> {
  extension: LineExtension<Item> | undefined
  /** Of what is in a box; left out where that has lines of its own. */
  nameOf?(item: Item): string
}

/** What else a line says, in words: whom a gift card is for, gift wrapping, the contents of a box. */
export function ExtensionFields<Item extends BoxItem>({ extension, nameOf }: ExtensionFieldsProps<Item>) {
  const t = useTranslations('lines')
  const language = useLocale()
  const entries = describeExtension(extension ?? {}, {
    money: (cents) => formatMoney(cents, language),
    day: (day) => formatDays(day, day, language),
    name: nameOf,
  })
  if (entries.length === 0) return null
  const texts = entries.map(({ kind, values }) => t(`fields.${kind}`, values))
  return (
    <ul className={styles.fields} aria-label={t('label')}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
