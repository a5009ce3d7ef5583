import { useTranslations } from 'use-intl'
import { SetAsideOffer } from '../customer/set-aside-offer.tsx'
import { StepHeading } from '../form/step-heading.tsx'
import { StepSkeleton } from '../form/step-skeleton.tsx'
import { useStep } from '../rules/use-step.ts'
import { InformationForm, type InformationReason } from './information-form.tsx'

/** The first step, once the draft is read. */
export function InformationPage({ reason }: { reason: InformationReason }) {
  const t = useTranslations('checkout')
  const ready = useStep('information')
  return (
    <div>
      <StepHeading>{t('information.title')}</StepHeading>
      <SetAsideOffer />
      {ready ? <InformationForm reason={reason} /> : <StepSkeleton />}
    </div>
  )
}
