interface InlineSvgProps {
  svg: string
  className?: string
  id?: string
}

/** SVG source from the shop's own pure functions, rendered on the server and only inserted here. */
export function InlineSvg({ svg, className, id }: InlineSvgProps) {
  return <span className={className} id={id} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
}
