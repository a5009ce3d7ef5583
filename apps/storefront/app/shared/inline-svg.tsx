interface InlineSvgProps {
  svg: string
  className?: string
  id?: string
}

/** A picture of the shop's own making: SVG source from pure functions, drawn on the server and only shown here. */
export function InlineSvg({ svg, className, id }: InlineSvgProps) {
  return <span className={className} id={id} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
}
