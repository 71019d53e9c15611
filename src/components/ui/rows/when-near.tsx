import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** The height that is kept free until it is there, in pixels: that of what will come. */
  minHeight: number;
  children: ReactNode;
}

/** How far below the window a part is loaded, so that a reader seldom waits for it. */
const MARGIN = '200px';

/** A part of a page whose code and data come when the reader comes near. */
export function WhenNear({ minHeight, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
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
  const room = <div ref={place} style={{ minBlockSize: minHeight }} />;
  return near ? <Suspense fallback={room}>{children}</Suspense> : room;
}
