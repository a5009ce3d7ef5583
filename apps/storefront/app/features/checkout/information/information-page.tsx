import { useTranslations } from 'use-intl'
import { KeptOffer } from '../customer/kept-offer.tsx'
import { StepHeading } from '../form/step-heading.tsx'
import { StepSkeleton } from '../form/step-skeleton.tsx'
import { useStep } from '../rules/use-step.ts'
import { InformationForm, type WhyHere } from './information-form.tsx'

/** The step of the details, once it is known what was written before. */
export function InformationPage({ why }: { why: WhyHere }) {
  const t = useTranslations('checkout')
  const ready = useStep('information')
  return (
    <div>
      <StepHeading>{t('information.title')}</StepHeading>
      <KeptOffer />
      {ready ? <InformationForm why={why} /> : <StepSkeleton />}
    </div>
  )
}
