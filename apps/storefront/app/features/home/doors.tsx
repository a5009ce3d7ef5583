import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { Drawing } from '../../shared/drawing.tsx'
import { foreign } from '../../shared/heading-text.tsx'
import page from '../../shared/page.module.css'
import type { Door } from './door-of.ts'
import styles from './doors.module.css'

/** Four ways into other parts of the shop. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  const t = useTranslations('home')
  const language = useLocale()
  return (
    <section className={page.section} aria-labelledby="doors">
      <div className={page.wrap}>
        <h2 className="sr" id="doors">
          {t('doors')}
        </h2>
        <ul className={styles.doors}>
          {doors.map(({ id, title, body, link, textLanguage, drawing }) => (
            <li key={id} className={styles.door}>
              <Drawing className={styles.plate} svg={drawing} />
              <div lang={foreign(textLanguage, language)}>
                <h3>
                  <Link href={link}>{title}</Link>
                </h3>
                {body && <p>{body}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
