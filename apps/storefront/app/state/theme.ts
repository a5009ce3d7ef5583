// Light, dark, or the system's theme. A choice is stored in this browser and applied before the first paint.

import { createStore, useStore } from '@stoa/browser/store/browser-store'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'stoa.theme'

export const readTheme = (stored: string | null): Theme => themes.find((theme) => theme === stored) ?? 'system'

/** Runs in the head, before the first paint. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const store = createStore<Theme>('system')

if (typeof window !== 'undefined') {
  try {
    store.write(readTheme(localStorage.getItem(themeKey)))
  } catch {
    // Storage is forbidden: the system's theme is used.
  }
}

export function chooseTheme(theme: Theme): void {
  store.write(theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // The choice lasts for this page only.
  }
}

export const useTheme = (): Theme => useStore(store, 'system')
