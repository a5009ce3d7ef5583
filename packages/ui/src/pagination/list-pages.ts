/** The page numbers to offer: first, last, current and its neighbours; `null` where numbers are left out. */
export function listPages(current: number, last: number): (number | null)[] {
  const candidates = [1, 2, 3, current - 1, current, current + 1, last - 2, last - 1, last]
  const visible = candidates.filter((page) => {
    const edge = page === 1 || page === last
    const atStart = current <= 2 && page <= 3
    const atEnd = current >= last - 1 && page >= last - 2
    return page >= 1 && page <= last && (edge || atStart || atEnd || Math.abs(page - current) <= 1)
  })
  const pages = [...new Set(visible)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => fillGap(pages[index - 1], page))
}

/** A gap of one page is that page. */
function fillGap(before: number | undefined, page: number): (number | null)[] {
  if (before === undefined || page - before === 1) return [page]
  return page - before === 2 ? [page - 1, page] : [null, page]
}
