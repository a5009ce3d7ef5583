import type { Order } from '@stoa/contract/ordering/orders'
import { listNextStatuses } from '@stoa/domain/ordering/order/order-moves'
import { Button } from '@stoa/ui/button/button'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { Note } from '@stoa/ui/note/note'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { closeModal, openModal, useModalOpen } from '../../state/modal-store.ts'
import styles from './order.module.css'
import { useCancelOrder } from './use-cancel-order.ts'

const modal = 'cancel-order'

const close = (): void => closeModal(modal)

type CancelOrderProps = Pick<Order, 'uid' | 'email' | 'code' | 'status'>

/** Of an order with which the shop has not begun; asks before it is done. */
export function CancelOrder({ uid, email, code, status }: CancelOrderProps) {
  const t = useTranslations('tracking')
  const common = useTranslations('common')
  const open = useModalOpen(modal)
  const cancelled = useRef(false)
  const canCancel = listNextStatuses(status, 'customer').includes('cancelled')
  const { busy, problem, cancel, forget } = useCancelOrder({ uid, email })
  const ask = () => {
    forget()
    openModal(modal)
  }
  const submit = async () => {
    if (!(await cancel())) return
    cancelled.current = true
    close()
  }
  useEffect(() => {
    if (canCancel) return close
    // the button that opened the dialog is gone, and cannot get the focus back
    if (cancelled.current) document.getElementById('main')?.focus()
  }, [canCancel])
  if (!canCancel) return null
  return (
    <>
      <Button variant="secondary" size="small" icon="x" onClick={ask}>
        {t('cancel.button')}
      </Button>
      <Dialog open={open} onClose={close} title={t('cancel.title', { code })} closeLabel={common('close')}>
        <div className={styles.confirm}>
          <p>{t('cancel.text', { email })}</p>
          {problem && (
            <Note tone="bad" role="alert">
              {problem}
            </Note>
          )}
          <div className={styles.actions}>
            <Button busy={busy} onClick={() => void submit()}>
              {t('cancel.submit')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('cancel.keep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
