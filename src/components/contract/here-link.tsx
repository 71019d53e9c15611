import type { ComponentProps, MouseEvent } from 'react';

interface HereLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Takes over a plain click; others open the address as links do. */
  onVisit: () => void;
}

/** A link to another state of this page: it can be shared and opened elsewhere. */
export function HereLink({ href, onVisit, children, ...rest }: HereLinkProps) {
  const click = (event: MouseEvent) => {
    const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || changed) return;
    event.preventDefault();
    onVisit();
  };
  return (
    <a href={href} onClick={click} {...rest}>
      {children}
    </a>
  );
}
