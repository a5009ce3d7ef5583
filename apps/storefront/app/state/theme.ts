// Light, dark, or as the system says. A choice is kept in this browser and holds before the first paint.

import { createStore, useStore } from '@stoa/browser/store/browser-store'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'stoa.theme'

export const readTheme = (stored: string | null): Theme => themes.find((theme) => theme === stored) ?? 'system'

/** Runs in the head, before anything is painted. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const store = createStore<Theme>('system')

if (typeof window !== 'undefined') {
  try {
    store.write(readTheme(localStorage.getItem(themeKey)))
  } catch {
    // Storage is forbidden: the system's theme it is.
  }
}

export function chooseTheme(theme: Theme): void {
  store.write(theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // The choice holds for this page only.
  }
}

export const useTheme = (): Theme => useStore(store, 'system')
