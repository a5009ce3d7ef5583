import { Link } from '../link/link.tsx'
import type { LinkComponent } from '../link/link-context.tsx'

type PageNumberProps = { number: number; current: boolean; label: string; href: string; as?: LinkComponent }

/** One numbered page. */
export function PageNumber({ number, current, label, href, as }: PageNumberProps) {
  return (
    <Link href={href} as={as} aria-label={label} aria-current={current ? 'page' : undefined}>
      {number}
    </Link>
  )
}
