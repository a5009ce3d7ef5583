/** The page numbers to offer: first, last, current and its neighbours; `null` where numbers are left out. */
export function listPages(current: number, last: number): (number | null)[] {
  const wanted = [1, 2, 3, current - 1, current, current + 1, last - 2, last - 1, last]
  const near = wanted.filter((page) => {
    const edge = page === 1 || page === last
    const atStart = current <= 2 && page <= 3
    const atEnd = current >= last - 1 && page >= last - 2
    return page >= 1 && page <= last && (edge || atStart || atEnd || Math.abs(page - current) <= 1)
  })
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => gap(pages[index - 1], page))
}

/** A gap of one page is that page. */
function gap(before: number | undefined, page: number): (number | null)[] {
  if (before === undefined || page - before === 1) return [page]
  return page - before === 2 ? [page - 1, page] : [null, page]
}
