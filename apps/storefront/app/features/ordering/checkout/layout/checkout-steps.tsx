import { ProgressSteps } from '@stoa/ui/progress-steps/progress-steps'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'

/** Four steps, each with its own URL; earlier ones are links. `current` counts from 0. */
export function CheckoutSteps({ current }: { current: number }) {
  const t = useTranslations('checkout')
  const steps = [
    { name: t('steps.cart'), href: '/cart' },
    { name: t('steps.information'), href: '/checkout-information' },
    { name: t('steps.payment'), href: '/checkout-shipping-payment' },
    { name: t('steps.done') },
  ]
  return (
    <nav className={page.wrap} aria-label={t('steps.label')} data-print="hide">
      <ProgressSteps label={t('steps.label')} steps={steps} current={current} />
    </nav>
  )
}
