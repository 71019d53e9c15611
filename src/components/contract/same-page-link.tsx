import type { ComponentProps, MouseEvent } from 'react';

interface SamePageLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Handles plain clicks. Other clicks open the address. */
  onVisit: () => void;
}

/** A link to another state of this page. */
export function SamePageLink({ href, onVisit, children, ...rest }: SamePageLinkProps) {
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
