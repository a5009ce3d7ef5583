import type { Language } from '@stoa/domain/language'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import styles from './name-list.module.css'

export interface ListedName {
  id: number
  /** In its filed form, which starts with the initial. */
  name: string
  nameLanguage: Language
  initial: string
  titleCount: number
  href: string
}

interface NameListProps {
  names: readonly ListedName[]
  /** Whether they are in alphabetical order, grouped under their initials. */
  byInitial: boolean
  label: string
}

interface Group {
  initial: string
  names: ListedName[]
}

function groupByInitial(names: readonly ListedName[]): Group[] {
  return names.reduce<Group[]>((groups, name) => {
    const last = groups.at(-1)
    if (last?.initial === name.initial) last.names.push(name)
    else groups.push({ initial: name.initial, names: [name] })
    return groups
  }, [])
}

/** Names in columns, with their numbers of titles. */
export function NameList({ names, byInitial, label }: NameListProps) {
  if (!byInitial) return <Names names={names} label={label} />
  return groupByInitial(names).map(({ initial, names: group }) => (
    <section key={initial} className={styles.group}>
      <h2>{initial}</h2>
      <Names names={group} label={`${label}, ${initial}`} />
    </section>
  ))
}

function Names({ names, label }: Pick<NameListProps, 'names' | 'label'>) {
  const t = useTranslations('people')
  const language = useLocale()
  return (
    <ul className={styles.names} aria-label={label}>
      {names.map(({ id, name, nameLanguage, titleCount, href }) => (
        <li key={id}>
          <Link href={href} lang={langIfForeign(nameLanguage, language)}>
            {name}
          </Link>{' '}
          <small>{t('titles', { count: titleCount })}</small>
        </li>
      ))}
    </ul>
  )
}
