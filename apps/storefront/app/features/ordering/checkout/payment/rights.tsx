import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { useCart } from '../../../../state/cart-store.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import layout from '../layout/layout.module.css'
import { NewTabLink } from './new-tab-link.tsx'

/** Withdrawal, legal guarantee, complaints, how to correct input: stated before the order is placed. */
export function Rights() {
  const t = useTranslations('checkout')
  const { texts } = useCheckoutData()
  const { byEmail } = useReceiving()
  const email = texts['helpdesk-email'] ?? ''
  return (
    <section className={layout.rights} aria-labelledby="rights">
      <h2 id="rights">{t('rights.title')}</h2>
      <ul>
        <Withdrawal email={texts['withdrawal-email'] ?? email} />
        {/* of goods, and a gift card is none */}
        {!byEmail && (
          <li>
            {t.rich('rights.guarantee', {
              link: (chunks) => <NewTabLink href="/pages/legal-guarantee">{chunks}</NewTabLink>,
            })}
          </li>
        )}
        <li>
          {t.rich('rights.complaints', {
            email,
            phone: texts['helpdesk-phone'] ?? '',
            mail: (chunks) => <TextLink href={`mailto:${email}`}>{chunks}</TextLink>,
          })}
        </li>
        <li>{t('rights.correct')}</li>
      </ul>
    </section>
  )
}

/** From what is made with the buyer's words there is none; of gift cards the days begin with the order. */
function Withdrawal({ email }: { email: string }) {
  const t = useTranslations('checkout')
  const { byEmail } = useReceiving()
  const items = useCart()
  const made = items.filter(({ extension }) => extension?.text !== undefined)
  const hasCards = items.some(({ extension }) => extension?.giftCard)
  return (
    <>
      {made.length < items.length && (
        <li>
          {t.rich(byEmail ? 'rights.withdrawalOfCards' : 'rights.withdrawal', {
            email,
            mail: (chunks) => <TextLink href={`mailto:${email}`}>{chunks}</TextLink>,
            link: (chunks) => <NewTabLink href="/withdrawal">{chunks}</NewTabLink>,
            form: (chunks) => <NewTabLink href="/pages/withdrawal">{chunks}</NewTabLink>,
          })}
        </li>
      )}
      {made.length > 0 && <li>{t('rights.made')}</li>}
      {hasCards && !byEmail && <li>{t('rights.cards')}</li>}
    </>
  )
}
