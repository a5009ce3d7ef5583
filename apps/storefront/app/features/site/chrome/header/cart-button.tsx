import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useCartCount } from '../../../../state/cart-store.ts'
import { openModal } from '../../../../state/modal-store.ts'
import styles from './middle-bar.module.css'

const isPlainClick = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
const isCurrentPage = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  currentTarget.pathname === location.pathname

/** Links to the cart; with JavaScript it opens the drawer. The count overlays the icon and shifts nothing. */
export function CartButton() {
  const t = useTranslations('chrome')
  const count = useCartCount()
  return (
    <Link
      className={styles.action}
      href="/cart"
      aria-label={t('cartNamed', { count })}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event) || isCurrentPage(event)) return
        event.preventDefault()
        openModal('cart')
      }}
    >
      <Icon name="bag" />
      <span className="sr-narrow">{t('cart')}</span>{' '}
      {count > 0 && (
        <b className={styles.count} aria-hidden="true">
          {count}
        </b>
      )}
    </Link>
  )
}
