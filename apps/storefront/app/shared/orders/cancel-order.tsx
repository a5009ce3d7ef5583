import type { Order } from '@stoa/contract/ordering/orders'
import { Button } from '@stoa/ui/button/button'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { Note } from '@stoa/ui/note/note'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './order.module.css'
import { useCancelOrder } from './use-cancel-order.ts'

type CancelOrderProps = Pick<Order, 'uid' | 'email' | 'code' | 'status'>

/** Of an order with which the shop has not begun; asks before it is done. */
export function CancelOrder({ uid, email, code, status }: CancelOrderProps) {
  const t = useTranslations('tracking')
  const common = useTranslations('common')
  const [open, setOpen] = useState(false)
  const cancelled = useRef(false)
  const { busy, problem, cancel, forget } = useCancelOrder({ uid, email })
  const close = () => {
    setOpen(false)
    forget()
  }
  const submit = async () => {
    if (!(await cancel())) return
    cancelled.current = true
    close()
  }
  // the button that opened the dialog is gone, and cannot get the focus back
  useEffect(() => {
    if (cancelled.current && status !== 'pending') document.getElementById('main')?.focus()
  }, [status])
  if (status !== 'pending') return null
  return (
    <>
      <Button variant="secondary" size="small" icon="x" onClick={() => setOpen(true)}>
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
