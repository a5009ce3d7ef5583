interface DrawingProps {
  svg: string
  className?: string
  id?: string
}

/** A picture of the shop's own making: SVG source from pure functions, drawn on the server and only shown here. */
export function Drawing({ svg, className, id }: DrawingProps) {
  return <span className={className} id={id} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
}
