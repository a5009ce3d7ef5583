import { Icon, type IconName } from '@stoa/ui/icon/icon'
import { useTranslations } from 'use-intl'
import { chooseTheme, type Theme, themes, useTheme } from '../../../../state/theme.ts'
import styles from './theme-switch.module.css'

const icons: Record<Theme, IconName> = { system: 'sliders-horizontal', light: 'sun', dark: 'moon' }

/** Light, dark, or the system's theme. */
export function ThemeSwitch() {
  const t = useTranslations('chrome')
  const current = useTheme()
  return (
    <fieldset className={styles.switch}>
      <legend className="sr">{t('theme.legend')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" checked={theme === current} onChange={() => chooseTheme(theme)} />
          <span>
            <Icon name={icons[theme]} size="s" />
            {t(`theme.${theme}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
