import { useTranslations } from 'use-intl'
import { SetAsideOffer } from '../customer/set-aside-offer.tsx'
import { StepHeading } from '../form/step-heading.tsx'
import { useCardsShown } from '../payment/use-cards-shown.ts'
import { useStep } from '../rules/use-step.ts'
import { InformationForm, type InformationReason } from './information-form.tsx'
import { InformationSkeleton } from './information-skeleton.tsx'

/** The first step, once the draft is read. */
export function InformationStep({ reason }: { reason: InformationReason }) {
  const t = useTranslations('checkout')
  const shown = useCardsShown(useStep('information'))
  return (
    <div>
      <StepHeading>{t('information.title')}</StepHeading>
      <SetAsideOffer />
      {shown ? <InformationForm reason={reason} /> : <InformationSkeleton />}
    </div>
  )
}
