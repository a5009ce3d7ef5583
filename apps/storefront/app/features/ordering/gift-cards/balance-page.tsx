import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { useInBasket } from '../../../shared/codes/use-in-basket.ts'
import page from '../../../shared/page.module.css'
import styles from './balance.module.css'
import { BalanceTable } from './balance-table.tsx'
import { GiftCardDrawing } from './gift-card-drawing.tsx'
import { useBalanceForm } from './use-balance-form.ts'

/** What is on a gift card, for whoever has its code. `spines`: SVG, drawn on the card. */
export function BalancePage({ spines }: { spines: readonly string[] }) {
  const t = useTranslations('gift-cards')
  const common = useTranslations('common')
  const form = useBalanceForm()
  const { card } = form
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: '/' }]}
        current={t('balance.title')}
      />
      <div className={styles.columns}>
        <div className={styles.text}>
          <h1>{t('balance.title')}</h1>
          <p className={styles.lead}>{t('balance.lead')}</p>
          <form className={styles.form} noValidate onSubmit={form.submit}>
            <TextField
              ref={form.field}
              id="gift-card-code"
              label={t('balance.code')}
              help={t('balance.codeHelp')}
              error={form.problem}
              valid={card?.state === 'usable' && t('balance.usable')}
              value={form.text}
              onChange={(event) => form.change(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={60}
            />
            <div role="alert">{form.failure !== null && <Note tone="bad">{form.failure}</Note>}</div>
            <Button type="submit" variant="secondary" busy={form.busy}>
              {t('balance.submit')}
            </Button>
          </form>
          <div role="status">{card && <BalanceTable card={card} />}</div>
          {card?.state === 'usable' && <UseInBasket code={form.text} />}
          <p className={styles.limit}>{t('balance.limit')}</p>
        </div>
        <GiftCardDrawing cents={card?.balance ?? null} spines={spines} />
      </div>
    </main>
  )
}

/** Leads to the basket, with the code in it. */
function UseInBasket({ code }: { code: string }) {
  const t = useTranslations('gift-cards')
  const use = useInBasket(code)
  return (
    use && (
      <p className={styles.use}>
        <Button icon="bag" onClick={use}>
          {t('balance.toBasket')}
        </Button>
      </p>
    )
  )
}
