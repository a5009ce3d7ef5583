import styles from './skip-link.module.css'

/** First focusable element of every page. */
export function SkipLink({ target = 'main', label }: { target?: string; label: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {label}
    </a>
  )
}
