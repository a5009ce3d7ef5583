// Parts of pages that are rendered once, on the server, and stand in the pages after it as HTML: cards and values of filters,
// which are in many lists, and the footer. React writes a part with a mark; what stands in the marked element is cut out of the page.

/** HTML by what it shows. */
export interface PartStore {
  get(key: string): string | undefined
  set(key: string, html: string): void
}

/** The element around a part. None of its kind may stand within. */
export type PartTag = 'article' | 'fieldset' | 'footer'

interface Begun {
  key: string
  tag: PartTag
}

/** A slice of a string keeps all of it in memory: here the whole page, for one of its cards. */
const copyOf = (slice: string): string => Buffer.from(slice).toString()

/** The parts of one page. */
export class PageParts {
  readonly #store: PartStore
  readonly #begun: Begun[] = []
  /** Of this page alone: no text in it can look like a mark. */
  readonly #mark = crypto.randomUUID()

  constructor(store: PartStore) {
    this.#store = store
  }

  find(key: string): string | undefined {
    return this.#store.get(key)
  }

  /** Returns the mark, for `data-part`. */
  begin(part: Begun): string {
    return `${this.#mark}.${this.#begun.push(part) - 1}`
  }

  /** Keeps the marked parts, and returns the page without marks. */
  take(html: string): string {
    if (this.#begun.length === 0) return html
    const marks = new RegExp(` data-part="${this.#mark}\\.(\\d+)"`, 'g')
    return html.replace(marks, (mark, index: string, at: number) => {
      const { key, tag } = this.#begun[Number(index)] ?? { key: '', tag: 'article' }
      const from = html.indexOf('>', at + mark.length) + 1
      this.#store.set(key, copyOf(html.slice(from, html.indexOf(`</${tag}>`, from))))
      return ''
    })
  }
}
