import { useEffect, useRef, type ReactNode } from 'react';

interface NearEndProps {
  /** Called once when the end is near. */
  onNear: () => void;
  /** A button for the same. */
  children: ReactNode;
}

/** Loads before the end is visible, so that content below moves out of sight. */
const MARGIN = '800px';

/** The end of the rendered part of a list. Requests the next part before it becomes visible. */
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
