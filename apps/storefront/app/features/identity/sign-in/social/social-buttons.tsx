import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import type { IdentityProvider } from './identity-providers.ts'
import styles from './social-buttons.module.css'
import { useProviderRedirect } from './use-provider-redirect.ts'

/** Redirects to the identity provider's own page and back: nothing of theirs is loaded here. */
export function SocialButtons({ identityProviders }: { identityProviders: readonly IdentityProvider[] }) {
  const t = useTranslations('sign-in')
  const { redirect, busy, failed } = useProviderRedirect()
  if (identityProviders.length === 0) return null
  return (
    <>
      {failed && (
        <Note tone="bad" role="alert">
          {t('social.failed')}
        </Note>
      )}
      <div className={styles.houses}>
        {identityProviders.map((provider) => (
          <Button key={provider} variant="secondary" busy={busy === provider} onClick={() => redirect(provider)}>
            {t(`social.${provider}`)}
          </Button>
        ))}
      </div>
      <p className={styles.or}>{t('login.or')}</p>
    </>
  )
}
