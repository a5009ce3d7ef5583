import { defaultLanguage, languages } from '@stoa/domain/language'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../../i18n/use-address.ts'

interface PageHeadProps {
  /** Title of the page; the shop's name is added, except on the home page. */
  title: string
  omitShopName?: boolean
  description?: string | null
  /** Origin of the public site. */
  origin: string
  /** Path and query of the page without language; left out for pages that are not indexed. */
  path?: string
  /** A picture of 1200 by 630 for link previews; without one, the shop's own. */
  image?: string
  kind?: 'website' | 'book' | 'article'
}

const card = { width: 1200, height: 630 }
const ogLocales = { el: 'el_GR', en: 'en_GB' }

/** Title and meta elements of the page. React moves them into the document's head. */
export function PageHead({ title, omitShopName, description, origin, path, image, kind = 'website' }: PageHeadProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const shop = t('shopName')
  const fullTitle = omitShopName ? title : `${title} · ${shop}`
  const absolute = (to: typeof language) => `${origin}${addressOf(to, path ?? '/')}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={shop} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={ogLocales[language]} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}${image ?? `/share/${language}.jpg`}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={image ? title : shop} />
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          <meta property="og:url" content={absolute(language)} />
          <link rel="canonical" href={absolute(language)} />
          {languages.map((alternate) => (
            <link key={alternate} rel="alternate" hrefLang={alternate} href={absolute(alternate)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(defaultLanguage)} />
        </>
      )}
    </>
  )
}
