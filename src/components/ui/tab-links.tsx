import { clsx } from 'clsx';
import type { MouseEvent } from 'react';

export interface TabLink {
  key: string;
  label: string;
  href: string;
  count?: number;
}

interface TabLinksProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** Takes over a plain click; the address then is the caller's to change. */
  onSelect?: (key: string) => void;
}

/** Tabs that are addresses: they open in a new window, are shared, and go back. */
export function TabLinks({ label, tabs, current, onSelect }: TabLinksProps) {
  const select = (event: MouseEvent, key: string) => {
    const plain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onSelect || !plain) return;
    event.preventDefault();
    onSelect(key);
  };
  return (
    <nav aria-label={label} className="overflow-x-auto border-b [scrollbar-width:none]">
      <ul className="flex gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a
              href={tab.href}
              aria-current={tab.key === current ? 'page' : undefined}
              onClick={(event) => select(event, tab.key)}
              className={clsx(
                'flex h-11 items-center gap-2 border-b-2 whitespace-nowrap outline-offset-[-2px] transition-colors',
                tab.key === current
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-quiet tabular-nums">{tab.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
