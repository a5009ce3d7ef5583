import type { Order } from '@stoa/contract/ordering/orders'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { hasOpenAddress } from '@stoa/domain/ordering/order/decide-new-address'
import { Button } from '@stoa/ui/button/button'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { closeModal, openModal, useModalOpen } from '../../state/modal-store.ts'
import grid from '../form/form-grid.module.css'
import { FormProblems } from '../form/form-problems.tsx'
import { formatPostalCode } from '../format-postal-code.ts'
import styles from './order.module.css'
import { useChangeAddress } from './use-change-address.ts'

const modal = 'change-address'

const close = (): void => closeModal(modal)

/** Of an order to the door with which the shop has not begun. */
export function ChangeAddress({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const common = useTranslations('common')
  const open = useModalOpen(modal)
  const isOpen = hasOpenAddress({ status: order.status, destination: destinationOf(order.shipping) ?? 'email' })
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // the shop has begun meanwhile: the button that opened the dialog is gone
    if (wasOpen.current && !isOpen) close()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen) return null
  return (
    <>
      <Button variant="secondary" size="small" icon="map-pin" onClick={() => openModal(modal)}>
        {t('address.button')}
      </Button>
      <Dialog open={open} onClose={close} title={t('address.title', { code: order.code })} closeLabel={common('close')}>
        <AddressForm order={order} />
      </Dialog>
    </>
  )
}

function AddressForm({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const forms = useTranslations('forms')
  const form = useChangeAddress(order, close)
  const { postalCode, regionName, city } = order.delivery ?? order.billing
  const place = `${formatPostalCode(postalCode, regionName !== null)} ${city}`
  const fieldProps = (name: 'firstName' | 'lastName' | 'mobile' | 'street' | 'building' | 'area') => ({
    ...form.field(name),
    error: form.errorOf(name),
    label: t(`address.${name}`),
  })
  const optional = forms('optional')
  return (
    <form noValidate className={styles.confirm} onSubmit={form.submit}>
      <FormProblems form={form} />
      <div className={grid.fields}>
        <TextField {...fieldProps('firstName')} autoComplete="given-name" />
        <TextField {...fieldProps('lastName')} autoComplete="family-name" />
        <TextField {...fieldProps('mobile')} className={grid.whole} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...fieldProps('street')} className={grid.whole} autoComplete="address-line1" />
        <TextField {...fieldProps('building')} optional={optional} autoComplete="address-line2" />
        <TextField {...fieldProps('area')} optional={optional} autoComplete="address-level3" />
      </div>
      <p>{t('address.stays', { place })}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {t('address.submit')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('address.keep')}
        </Button>
      </div>
    </form>
  )
}
