import { ProgressSteps } from '@stoa/ui/progress-steps/progress-steps'
import { SkipLink } from '@stoa/ui/skip-link/skip-link'
import { ToastRegion } from '@stoa/ui/toast/toast-region'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { companyDetails } from '../../../../shared/company-details.ts'
import page from '../../../../shared/page.module.css'
import type { CheckoutTexts } from '../checkout-data.ts'
import { CheckoutFooter } from './checkout-footer.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

interface CheckoutFrameProps {
  texts: CheckoutTexts
  year: number
  phoneHref: string | undefined
  /** Counted with the cart as the first; null where the steps are not shown. */
  step: number | null
  /** Nothing behind it can be changed any more. */
  isOver?: boolean
  /** Above the header. */
  banner: ReactNode
  children: ReactNode
}

/** What stands around all pages of the checkout: the reduced header, the steps, the legal texts. */
export function CheckoutFrame({ texts, year, phoneHref, step, isOver, banner, children }: CheckoutFrameProps) {
  const t = useTranslations('common')
  return (
    <>
      <SkipLink label={t('skip')} />
      {banner}
      <CheckoutHeader
        shopName={t('shopName')}
        phone={texts['helpdesk-phone']}
        phoneHref={phoneHref}
        hours={texts['helpdesk-hours']}
        seller={companyDetails(texts)}
      />
      {step !== null && <CheckoutSteps current={step} isOver={isOver} />}
      {children}
      <CheckoutFooter texts={texts} year={year} phoneHref={phoneHref} />
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
    </>
  )
}

/** Four steps, each with its own URL; earlier ones are links until the order is placed. */
function CheckoutSteps({ current, isOver = false }: { current: number; isOver?: boolean }) {
  const t = useTranslations('checkout')
  const linked = [
    { name: t('steps.cart'), href: '/cart' },
    { name: t('steps.information'), href: '/checkout-information' },
    { name: t('steps.payment'), href: '/checkout-shipping-payment' },
    { name: t('steps.done') },
  ]
  const steps = isOver ? linked.map(({ name }) => ({ name })) : linked
  return (
    <nav className={page.wrap} aria-label={t('steps.label')} data-print="hide">
      <ProgressSteps label={t('steps.label')} steps={steps} current={current} />
    </nav>
  )
}
