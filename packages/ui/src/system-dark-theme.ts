// The dark theme's values stand once, under the attribute of whoever chose it. The build repeats them for whoever follows
// a dark system: no selector says both, and `light-dark()` takes colours only and is unknown to browsers of before 2024.

import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

const chosen = ':root[data-theme="dark"]'

export const systemDarkTheme: PostcssPlugin = {
  postcssPlugin: 'system-dark-theme',
  Once(root, { AtRule }) {
    root.each((rule) => {
      if (rule.type !== 'rule' || rule.selector !== chosen) return
      const media = new AtRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
      rule.after(media.append(rule.clone({ selector: ':root:not([data-theme])' })))
    })
  },
}
