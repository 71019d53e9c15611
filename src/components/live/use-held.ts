import { useEffect, useState, type ComponentProps, type FocusEvent, type RefObject } from 'react';

/** Height of the sticky header. */
const HEADER = 96;

/**
 * Whether the list is held: pointer or focus is in it, or the page is scrolled into it. Its rows
 * must not move then.
 */
export function useHeld(
  list: RefObject<HTMLElement | null>,
  onHold: (held: boolean) => void,
): {
  held: boolean;
  holding: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;
} {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  const held = pointed || focused || scrolled;

  useEffect(() => onHold(held), [held, onHold]);
  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top;
      setScrolled(top !== undefined && window.scrollY > 0 && top < HEADER);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [list]);

  const holding = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { held, holding };
}
