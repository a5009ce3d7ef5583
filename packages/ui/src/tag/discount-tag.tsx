import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Tag } from './tag.tsx'

/** The discount on the tag, `−10%`; from 20% it is solid. */
export function DiscountTag({ percent, label }: { percent: number; label: string }) {
  return (
    <Tag tone={percent >= 20 ? 'strong' : 'sale'}>
      <VisuallyHidden>{label} </VisuallyHidden>−{percent}%
    </Tag>
  )
}
