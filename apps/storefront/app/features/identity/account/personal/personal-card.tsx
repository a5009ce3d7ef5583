import type { CheckedForm } from '@stoa/browser/form/use-checked-form'
import type { Profile } from '@stoa/contract/identity/profile'
import { genders } from '@stoa/contract/identity/session'
import { limits } from '@stoa/domain/identity/field-limits'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import type { PersonalValues } from './personal-values.ts'
import { usePersonalForm } from './use-personal-form.ts'

/** Names, phone, date of birth and consents to e-mails. */
export function PersonalCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const { checked, saved } = usePersonalForm(profile)
  const { field, errorOf } = checked
  const optional = forms('optional')
  return (
    <section className={panel.card} aria-labelledby="personal">
      <h2 id="personal">{t('personal.title')}</h2>
      <form noValidate className={styles.form} onSubmit={checked.submit}>
        <FormProblems form={checked} />
        <div className={grid.fields}>
          <TextField
            {...field('firstName')}
            label={t('personal.firstName')}
            error={errorOf('firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            label={t('personal.lastName')}
            error={errorOf('lastName')}
            autoComplete="family-name"
          />
          <TextField
            {...field('mobile')}
            type="tel"
            inputMode="tel"
            label={t('personal.mobile')}
            help={t('personal.mobileHelp')}
            error={errorOf('mobile')}
            autoComplete="tel"
          />
          <TextField
            {...field('birthDate')}
            type="date"
            label={t('personal.birthDate')}
            help={t('personal.birthDateHelp')}
            error={errorOf('birthDate')}
            autoComplete="bday"
          />
          <TextField
            {...field('username')}
            label={t('personal.username')}
            optional={optional}
            help={t('personal.usernameHelp', { most: limits.username })}
            error={errorOf('username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField {...field('gender')} label={t('personal.gender')} optional={optional} autoComplete="sex">
            <option value="">{t('personal.genders.none')}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {t(`personal.genders.${gender}`)}
              </option>
            ))}
          </SelectField>
          {hasNewsletters && <NewsletterChoices checked={checked} />}
          <div className={grid.whole}>
            <Checkbox
              {...field('couponEmails')}
              label={t('personal.couponEmails')}
              help={t('personal.couponEmailsHelp')}
            />
          </div>
        </div>
        <div className={styles.actions}>
          <Button type="submit" busy={checked.busy} onMouseDown={(event) => event.preventDefault()}>
            {t('save')}
          </Button>
          <p role="status" className={styles.message}>
            {saved && t('saved')}
          </p>
        </div>
      </form>
    </section>
  )
}

/** Newsletters are sent by consent only. */
function NewsletterChoices({ checked: { field } }: { checked: CheckedForm<PersonalValues> }) {
  const t = useTranslations('account')
  return (
    <fieldset className={grid.whole}>
      <legend>{t('personal.letters')}</legend>
      <Checkbox {...field('newsletter')} label={t('personal.newsletter')} help={t('personal.newsletterHelp')} />
      <Checkbox
        {...field('personalNewsletter')}
        label={t('personal.personalNewsletter')}
        help={t('personal.personalNewsletterHelp')}
      />
    </fieldset>
  )
}
