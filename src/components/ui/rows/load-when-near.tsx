import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface LoadWhenNearProps {
  /** Reserved height in pixels until it is loaded. None where nothing follows that would move. */
  minHeight?: number;
  children: ReactNode;
}

/** Distance below the viewport at which a part starts to load. */
const MARGIN = '200px';

/** A part of a page whose code and data load when it is near the viewport. */
export function LoadWhenNear({ minHeight = 1, children }: LoadWhenNearProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = placeholder.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const room = <div ref={placeholder} style={{ minBlockSize: minHeight }} />;
  return near ? <Suspense fallback={room}>{children}</Suspense> : room;
}
