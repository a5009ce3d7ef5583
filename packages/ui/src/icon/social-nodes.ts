import type { IconNode } from 'lucide'

/** Our own plain glyphs on lucide's grid: lucide has no brand icons. To be replaced by the official logos. */
export const socialNodes = {
  facebook: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ['path', { d: 'M16 7.5h-1.2A2.3 2.3 0 0 0 12.5 9.8V21M9.5 12.8h5.8' }],
  ],
  instagram: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ['circle', { cx: 12, cy: 12, r: 4 }],
    ['path', { d: 'M16.8 7.2h.01' }],
  ],
  youtube: [
    ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4 }],
    ['path', { d: 'm10 9 5 3-5 3z' }],
  ],
} satisfies Record<string, IconNode>
