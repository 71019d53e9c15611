import { useEffect, useRef } from 'react';

interface ToastProps {
  text: string;
  /** Duration in milliseconds. */
  lasts: number;
  onEnd: () => void;
}

/**
 * A short notification at the bottom of the page. It disappears by itself and covers no control.
 */
export function Toast({ text, lasts, onEnd }: ToastProps) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setTimeout(() => end.current(), lasts);
    return () => clearTimeout(timer);
  }, [text, lasts]);
  return (
    <div
      data-slot="toast"
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 tablet:bottom-6"
    >
      <p className="max-w-form rounded-sm border-s-4 border-accent bg-ink text-page px-4 py-3">
        {text}
      </p>
    </div>
  );
}
