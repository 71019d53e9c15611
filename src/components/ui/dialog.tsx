import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';

/** Two seconds at 60 frames: the target's code and data may still load. */
const FRAMES = 120;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Takes the focus afterwards, if the opener is gone. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal window; at the bottom edge on phones. Import it lazily: it includes Radix. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, returnTo, children } = props;
  const { common } = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const focusBody = (event: Event) => {
    const first = body.current?.querySelector<HTMLElement>(
      'input, select, textarea, button, a[href]',
    );
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const focusOpener = (event: Event) => {
    event.preventDefault();
    focusLater(() => {
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      return isThere && opener !== document.body ? opener : (returnTo?.() ?? null);
    });
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.01_260/0.5)]" />
        <Radix.Content
          onOpenAutoFocus={focusBody}
          onCloseAutoFocus={focusOpener}
          aria-describedby={description === undefined ? undefined : 'dialog-description'}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-md border bg-surface shadow-overlay md:top-[12dvh] md:bottom-auto md:max-h-[80dvh] md:mx-auto md:w-full md:max-w-form md:rounded-md"
        >
          <header className="flex items-center gap-2 border-b py-2 ps-4 pe-2">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton
                label={common.close}
                icon={<X size={16} aria-hidden />}
                className="ms-auto"
              />
            </Radix.Close>
          </header>
          <div ref={body} className="space-y-4 p-4">
            {description !== undefined && (
              <Radix.Description id="dialog-description" className="text-muted">
                {description}
              </Radix.Description>
            )}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Focuses an element once it exists and is enabled. Stops as soon as anything else has the focus.
 */
function focusLater(find: () => HTMLElement | null, frames = FRAMES): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  find()?.focus();
  if (document.activeElement === document.body && frames > 0)
    requestAnimationFrame(() => focusLater(find, frames - 1));
}
