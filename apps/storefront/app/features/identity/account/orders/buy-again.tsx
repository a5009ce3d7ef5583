import { Button } from '@stoa/ui/button/button'
import { useTranslations } from 'use-intl'
import styles from './orders.module.css'
import { useBuyAgain } from './use-buy-again.ts'

/** Adds the lines of an order to the cart again, and lists those that could not be added. */
export function BuyAgain({ uid, code }: { uid: string; code: string }) {
  const t = useTranslations('account')
  const { busy, statusMessage, buy } = useBuyAgain(uid)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon="rotate-ccw"
        busy={busy}
        aria-label={t('orders.againNamed', { code })}
        onClick={() => void buy()}
      >
        {t('orders.again')}
      </Button>
      <p role="status" className={styles.message}>
        {statusMessage}
      </p>
    </>
  )
}
