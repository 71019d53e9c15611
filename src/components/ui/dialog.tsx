import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { type Native, rootProps } from './root-props.ts';
import { variants } from './variants.ts';

/** Ten seconds: the target's code and data may still load. */
const WAIT_MS = 10_000;

interface RootProps {
  /** With it the dialog is controlled. */
  open?: boolean;
  /** Whether it is open at first, without `open`. */
  defaultOpen?: boolean;
  /** Called when it opens or closes: by its trigger, a close button, Escape or a click outside. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

const Open = createContext(false);

/** Has the state of a dialog: whether it is open. It draws nothing itself. */
function Root({ open, defaultOpen = false, onOpenChange, children }: RootProps) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Open value={isOpen}>
      <Radix.Root open={isOpen} onOpenChange={change}>
        {children}
      </Radix.Root>
    </Open>
  );
}

/** Opens it: a button, or with `asChild` the one child. */
function Trigger(props: ComponentProps<typeof Button>) {
  const { asChild, variant, size, children, ...native } = props;
  return (
    <Radix.Trigger asChild {...rootProps('dialog-trigger', null, native)}>
      {asChild ? children : <Button {...{ variant, size }}>{children}</Button>}
    </Radix.Trigger>
  );
}

const groups = {
  tone: { neutral: 'border-accent', danger: 'border-danger' },
  size: { form: 'md:max-w-form', wide: 'md:max-w-search' },
} as const;

const windowStyles = variants(
  'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto border-t-6 bg-surface outline-none md:top-[12dvh] md:bottom-auto md:mx-auto md:max-h-[80dvh] md:w-full',
  groups,
  { tone: 'neutral', size: 'form' },
);

interface ContentProps extends Native<'div'> {
  /** `danger` where something in it can harm. */
  tone?: keyof (typeof groups)['tone'] | undefined;
  /** `form` without it; `wide` where something is compared. */
  size?: keyof (typeof groups)['size'] | undefined;
  /** Focuses the window itself when it opens: what it is about loads, and takes the focus then. */
  focusWindow?: boolean;
  /** Gets the focus afterwards, if the opener was removed. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** The window. `tone="danger"`: something in it can harm. `size="wide"`: something is compared. */
function Content(props: ContentProps) {
  return useContext(Open) && <Window {...props} />;
}

/** Is there while the dialog is open. */
function Window(props: ContentProps) {
  const { focusWindow = false, returnTo, tone, size, children, ...native } = props;
  const [opener] = useState(() => document.activeElement);
  const focusBody = (event: Event) => {
    const content = event.target;
    if (!(content instanceof HTMLElement)) return;
    const first = focusWindow ? content : content.querySelector<HTMLElement>(FOCUSABLE_IN_BODY);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const focusOpener = (event: Event) => {
    // Radix focuses the trigger.
    if (opener === document.body && !returnTo) return;
    event.preventDefault();
    focusLater(() => {
      const isConnected = opener instanceof HTMLElement && opener.isConnected;
      return isConnected && opener !== document.body ? opener : (returnTo?.() ?? null);
    });
  };
  return (
    <Radix.Portal container={surroundings(opener)}>
      <Radix.Overlay data-slot="dialog-overlay" className="fixed inset-0 z-40 bg-dim" />
      <Radix.Content
        onOpenAutoFocus={focusBody}
        onCloseAutoFocus={focusOpener}
        {...rootProps('dialog', windowStyles({ tone, size }), native)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The first control that is not in the bar. */
const FOCUSABLE_IN_BODY = ['input', 'select', 'textarea', 'button', 'a[href]']
  .map((control) => `[data-slot="dialog-body"] ${control}`)
  .join();

type PartProps<Tag extends 'h2' | 'p' | 'div'> = Native<Tag> & { children: ReactNode };

/** Names the window, in the bar at its top. */
function Title(props: PartProps<'h2'>) {
  const styles = 'flex min-h-12 items-center ps-5 pe-12 py-2 font-semibold text-muted';
  return <Radix.Title {...rootProps('dialog-title', styles, props)} />;
}

/** What it is for, below the title. Screen readers announce it with the title. */
function Description(props: PartProps<'p'>) {
  return <Radix.Description {...rootProps('dialog-description', 'text-muted', props)} />;
}

/** What the window is about. The first control in it has the focus when the window opens. */
function Body(props: PartProps<'div'>) {
  return <div {...rootProps('dialog-body', 'space-y-4 px-5 pb-5', props)} />;
}

interface CloseProps extends Native<'button'> {
  /** The one child closes the window instead. */
  asChild?: boolean;
  children?: ReactNode;
}

/** Closes it: a cross at the end of the bar, or with `asChild` the one child. */
function Close({ asChild = false, children, ...native }: CloseProps) {
  const { common } = useMessages();
  return (
    <Radix.Close asChild {...rootProps('dialog-close', !asChild && 'absolute end-2 top-2', native)}>
      {asChild ? children : <IconButton label={common.close} icon={<X size={16} aria-hidden />} />}
    </Radix.Close>
  );
}

/**
 * A modal window; at the bottom edge on phones. Import it lazily: it includes Radix. It is put together
 * of its parts: `Dialog.Root`, in it a `Dialog.Trigger` if it has one, and a `Dialog.Content` with
 * `Dialog.Title`, `Dialog.Close` and `Dialog.Body`.
 */
export const Dialog = { Root, Trigger, Content, Title, Description, Body, Close };

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
