import { useEffect, useRef, type ReactNode } from 'react';

interface NearEndProps {
  /** Called once, when the reader comes near from above. */
  onNear: () => void;
  /** What asks for more by hand. */
  children: ReactNode;
}

/** Before what is seen, so that what stands below a list moves while nobody looks at it. */
const MARGIN = '800px';

/** The end of what is drawn of a list: the next part is asked for before the reader gets there. */
export function NearEnd({ onNear, children }: NearEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  }, [onNear]);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near.current();
      },
      { rootMargin: `0px 0px ${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={end}>{children}</div>;
}
