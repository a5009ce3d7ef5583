// The titles of the menu's second level would be a twentieth of each packed page. They are loaded at the first sign that
// it will be opened; until then, and if they cannot be, an item has the link to its own page below it.

import type { Language } from '@stoa/domain/language'
import { useCallback, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import type { Submenus } from './load-submenus.ts'

const none: Submenus = new Map()

export function useSubmenus() {
  const language = useLocale()
  const [loaded, setLoaded] = useState<{ language: Language; submenus: Submenus } | null>(null)
  const begun = useRef<Language>(null)
  const load = useCallback(async () => {
    if (begun.current === language) return
    begun.current = language
    const module = await import('./load-submenus.ts').catch(() => null)
    const submenus = (await module?.loadSubmenus(language)) ?? null
    if (submenus) setLoaded({ language, submenus })
    // the next sign tries again
    else begun.current = null
  }, [language])
  return { submenus: loaded?.language === language ? loaded.submenus : none, load }
}
