import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';

/** Ten seconds: the target's code and data may still load. */
const WAIT_MS = 10_000;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Something in it can harm: its bar says so. */
  danger?: boolean;
  /** Wider, for what is compared. */
  wide?: boolean;
  /** Focuses the window itself when it opens: what it is about loads, and takes the focus then. */
  focusWindow?: boolean;
  /** Takes the focus afterwards, if the opener is gone. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal window; at the bottom edge on phones. Import it lazily: it includes Radix. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, danger, wide, children } = props;
  const { focusWindow = false, returnTo } = props;
  const { common } = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const focusBody = (event: Event) => {
    const first = focusWindow
      ? body.current?.closest<HTMLElement>('[role="dialog"]')
      : body.current?.querySelector<HTMLElement>('input, select, textarea, button, a[href]');
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
      <Radix.Portal container={surroundings(opener)}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-dim" />
        <Radix.Content
          data-slot="dialog"
          onOpenAutoFocus={focusBody}
          onCloseAutoFocus={focusOpener}
          aria-describedby={description === undefined ? undefined : 'dialog-description'}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto border-t-6 bg-surface outline-none md:top-[12dvh] md:bottom-auto md:mx-auto md:max-h-[80dvh] md:w-full',
            danger ? 'border-danger' : 'border-accent',
            wide ? 'md:max-w-search' : 'md:max-w-form',
          )}
        >
          <header className="flex items-center gap-2 py-2 ps-5 pe-2">
            <Radix.Title className="font-semibold text-muted">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton
                label={common.close}
                icon={<X size={16} aria-hidden />}
                className="ms-auto"
              />
            </Radix.Close>
          </header>
          <div ref={body} className="space-y-4 px-5 pb-5">
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

/** Outside of the site, styles apply in a provider's element only. Null is the page's body. */
function surroundings(opener: Element | null): HTMLElement | null {
  const provider = '.pronghorn';
  return opener?.closest<HTMLElement>(provider) ?? document.querySelector<HTMLElement>(provider);
}

/**
 * Focuses an element once it exists and is enabled. Stops as soon as anything else has the focus, or
 * the visitor does something.
 */
function focusLater(find: () => HTMLElement | null): void {
  const until = performance.now() + WAIT_MS;
  const input = new AbortController();
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, () => input.abort(), { signal: input.signal, passive: true });
  const attempt = () => {
    if (input.signal.aborted) return;
    if (isFree()) find()?.focus();
    if (isFree() && performance.now() < until) requestAnimationFrame(attempt);
    else input.abort();
  };
  attempt();
}

function isFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
