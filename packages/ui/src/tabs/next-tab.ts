type Choice = { id: string; disabled?: boolean }

/** Where a key leads among the tabs that can be chosen; `undefined` when it is not a key of theirs. Wraps around. */
export function nextTab(tabs: readonly Choice[], selected: string, key: string): string | undefined {
  const open = tabs.filter((tab) => !tab.disabled)
  const at = open.findIndex((tab) => tab.id === selected)
  if (key === 'ArrowRight') return open[(at + 1) % open.length]?.id
  if (key === 'ArrowLeft') return open.at(at <= 0 ? -1 : at - 1)?.id
  if (key === 'Home') return open[0]?.id
  return key === 'End' ? open.at(-1)?.id : undefined
}
