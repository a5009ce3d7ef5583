import { Icon } from '@stoa/ui/icon/icon'
import { Logo } from '@stoa/ui/logo/logo'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { SearchBox } from '../../../../shared/search-box.tsx'
import { openModal, useModalOpen } from '../../../../state/modal-store.ts'
import { AccountButton } from './account-button.tsx'
import { CartButton } from './cart-button.tsx'
import styles from './middle-bar.module.css'

/** Menu, logo, search, account and cart. */
export function MiddleBar({ onPrefetchSignIn }: { onPrefetchSignIn: () => void }) {
  const t = useTranslations('chrome')
  const common = useTranslations('common')
  const [searchParams] = useSearchParams()
  const menuOpen = useModalOpen('menu')
  return (
    <div className={styles.bar} data-print="hide">
      <div className={`${page.wrap} ${styles.row}`}>
        <button
          type="button"
          className={styles.burger}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => openModal('menu')}
        >
          <Icon name="menu" size="l" />
          <span className="sr-narrow">{t('menu')}</span>
        </button>
        <Logo href="/" name={common('shopName')} label={common('homeLabel')} />
        <SearchBox query={searchParams.get('text') ?? ''} className={styles.search} />
        <div className={styles.actions}>
          <AccountButton onPrefetch={onPrefetchSignIn} />
          <CartButton />
        </div>
      </div>
    </div>
  )
}
