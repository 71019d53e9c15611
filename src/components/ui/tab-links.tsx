import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { isModified } from './modified-key.ts';

export interface TabLink {
  key: string;
  label: string;
  href: string;
  count?: number;
}

interface TabLinksProps {
  /** Label of the tab row. */
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** Handles plain clicks. The caller changes the address. */
  onSelect?: (key: string) => void;
}

/** Tabs with addresses: they can be shared and opened in new windows. */
export function TabLinks({ label, tabs, current, onSelect }: TabLinksProps) {
  const select = (event: MouseEvent, key: string) => {
    if (!onSelect || event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    onSelect(key);
  };
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
      // Scrolls only the row: `scrollIntoView` would also scroll the page.
      if (tab) row.current?.scrollBy(beside(tab, row.current), 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav
      data-slot="tab-links"
      ref={row}
      aria-label={label}
      className="overflow-x-auto border-b [scrollbar-width:none]"
    >
      <ul className="flex gap-x-5">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a
              href={tab.href}
              aria-current={tab.key === current ? 'page' : undefined}
              onClick={(event) => select(event, tab.key)}
              onKeyDown={moveFocus}
              className={clsx(
                'tab flex h-(--row-roomy) items-center gap-1.5 whitespace-nowrap transition-colors',
                tab.key === current
                  ? 'font-bold text-ink'
                  : 'font-medium text-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="font-medium text-quiet">{tab.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MARGIN = 24;

/** The scroll distance that shows a tab completely and a part of the next one. */
function beside(tab: HTMLElement, row: HTMLElement): number {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left) return inner.left - outer.left - MARGIN;
  return Math.max(0, inner.right - outer.right + MARGIN);
}

/** Arrow keys move between tabs in reading direction; Enter opens one. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (isModified(event)) return;
  const row = event.currentTarget.closest('ul');
  const tabs = [...(row?.querySelectorAll('a') ?? [])];
  const from = tabs.indexOf(event.currentTarget);
  const rightwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: from + rightwards,
    ArrowLeft: from - rightwards,
    Home: 0,
    End: tabs.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs[Math.min(Math.max(to, 0), tabs.length - 1)]?.focus();
}
