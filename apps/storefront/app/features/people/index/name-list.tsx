import type { Language } from '@stoa/domain/language'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { foreign } from '../../../shared/heading-text.tsx'
import styles from './name-list.module.css'

export interface ListedName {
  id: number
  /** As it is filed, so that the eye finds the letter. */
  name: string
  nameLanguage: Language
  letter: string
  titleCount: number
  href: string
}

interface NameListProps {
  names: readonly ListedName[]
  /** Whether they stand in the order of letters, which then stand before them. */
  byLetter: boolean
  label: string
}

interface Group {
  letter: string
  names: ListedName[]
}

function groupsOf(names: readonly ListedName[]): Group[] {
  return names.reduce<Group[]>((groups, name) => {
    const last = groups.at(-1)
    if (last?.letter === name.letter) last.names.push(name)
    else groups.push({ letter: name.letter, names: [name] })
    return groups
  }, [])
}

/** Names in columns, with how many titles each has. */
export function NameList({ names, byLetter, label }: NameListProps) {
  if (!byLetter) return <Names names={names} label={label} />
  return groupsOf(names).map(({ letter, names: group }) => (
    <section key={letter} className={styles.group}>
      <h2>{letter}</h2>
      <Names names={group} label={`${label}, ${letter}`} />
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
          <Link href={href} lang={foreign(nameLanguage, language)}>
            {name}
          </Link>{' '}
          <small>{t('titles', { count: titleCount })}</small>
        </li>
      ))}
    </ul>
  )
}
