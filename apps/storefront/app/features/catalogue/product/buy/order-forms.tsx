// How a product is added to the cart, by its kind.

import type { Product } from '@stoa/contract/catalogue/catalogue'
import { isOrderedAhead } from '@stoa/domain/catalogue/availability'
import { isWithdrawable } from '@stoa/domain/catalogue/product-kinds'
import { findKind } from '@stoa/domain/kinds'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import type { ComponentType, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { addKeys } from '../../../../shared/book-display.ts'
import { QuantityField } from '../../../../shared/quantity-field.tsx'
import { WordsField } from '../../../../shared/words/words-field.tsx'
import type { ProductExtras } from '../product-data.ts'
import styles from './buy-panel.module.css'
import { SetSaving } from './set-saving.tsx'
import type { BuySelection } from './use-buy-selection.ts'

interface OrderFormProps {
  product: Product
  extras: ProductExtras
  selection: BuySelection
  /** Of the button. */
  buttonRef: Ref<HTMLDivElement>
}

/** So many, and a button. */
function PlainOrder({ product, selection, buttonRef }: OrderFormProps) {
  const t = useTranslations('product')
  const { icon, short } = addKeys(product)
  return (
    <>
      <QuantityField
        name={product.name}
        value={selection.quantity}
        max={selection.maxQuantity}
        onChange={selection.setQuantity}
      />
      <div className={styles.add} ref={buttonRef}>
        <Button size="large" wide icon={selection.isChange ? 'check' : icon} onClick={selection.add}>
          {t(selection.isChange ? 'saveChange' : short)}
        </Button>
      </div>
      {isOrderedAhead(product.availability) && <small>{t('ahead', { kind: product.availability })}</small>}
    </>
  )
}

/** A group is not bought itself: its parts are, further down. */
function GroupOrder({ product }: OrderFormProps) {
  const t = useTranslations('product-kinds')
  return (
    <>
      <p className={styles.explanation}>{t('group.explanation')}</p>
      <ButtonLink href="#parts" size="large" wide>
        {t('group.choose', { count: product.parts?.length ?? 0 })}
      </ButtonLink>
    </>
  )
}

/** A gift box is bought with what is in it: further down. */
function BoxOrder({ product }: OrderFormProps) {
  const t = useTranslations('product-kinds')
  return (
    <>
      <p className={styles.explanation}>{t('box.explanation', { count: product.boxCapacity ?? 0 })}</p>
      <ButtonLink href="#box" size="large" wide>
        {t('box.fill')}
      </ButtonLink>
    </>
  )
}

function SetOrder(props: OrderFormProps) {
  return (
    <>
      {props.extras.setSaving && <SetSaving {...props.extras.setSaving} />}
      <PlainOrder {...props} />
    </>
  )
}

/** Made with the buyer's words, and not taken back: that is said before it is bought. */
function WordsOrder(props: OrderFormProps) {
  const t = useTranslations('product-kinds')
  const { product, selection } = props
  return (
    <>
      {selection.words && product.textRequest && (
        <div className={styles.words}>
          <WordsField label={product.textRequest.label} words={selection.words} />
        </div>
      )}
      {!isWithdrawable(product.kind) && (
        <Note tone="warn" className={styles.words}>
          {t('custom.notReturned')}
        </Note>
      )}
      <PlainOrder {...props} />
    </>
  )
}

const orderForms: Readonly<Record<string, ComponentType<OrderFormProps>>> = {
  grouped: GroupOrder,
  bundle: SetOrder,
  giftbox: BoxOrder,
  custom: WordsOrder,
}

export function OrderForm(props: OrderFormProps) {
  const Form = findKind(orderForms, props.product.kind) ?? PlainOrder
  return <Form {...props} />
}
