import { Link } from '../link/link.tsx'

type PageNumberProps = { number: number; current: boolean; label: string; href: string }

/** A link to one page. */
export function PageNumber({ number, current, label, href }: PageNumberProps) {
  return (
    <Link href={href} aria-label={label} aria-current={current ? 'page' : undefined}>
      {number}
    </Link>
  )
}
