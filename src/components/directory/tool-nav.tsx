import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import type { ToolSection } from './tool-section.ts';

interface ToolNavProps {
  label: string;
  sections: readonly ToolSection[];
  /** The key of the open tool; null for none. */
  current: string | null;
  /** Whether all groups are open, not that of the open tool only. */
  expanded: boolean;
}

/** The list of tools beside a form: groups that open, and the place one is at. */
export function ToolNav({ label, sections, current, expanded }: ToolNavProps) {
  return (
    <nav aria-label={label} className="border-t">
      {sections.map(({ key, label: name, tools }) => {
        const isHere = tools.some((tool) => tool.key === current);
        return (
          // Mounted again when its default state changes: the visitor can open it too.
          <details
            key={`${key} ${expanded || isHere}`}
            open={expanded || isHere}
            className="group border-b"
          >
            <summary
              className={clsx(
                'flex min-h-(--row) list-none items-center justify-between gap-2 py-1 hover:text-ink',
                isHere ? 'font-bold text-ink' : 'font-medium text-muted',
              )}
            >
              {name}
              <ChevronDown
                size={14}
                aria-hidden
                className="shrink-0 text-quiet group-open:rotate-180"
              />
            </summary>
            <ul className="pb-2">
              {tools.map((tool) => (
                <li key={tool.key}>
                  <a
                    href={tool.href}
                    aria-current={tool.key === current ? 'page' : undefined}
                    className={clsx(
                      'flex min-h-7 items-center border-s-4 ps-2 pe-1 py-0.5 pointer-coarse:min-h-10',
                      tool.key === current
                        ? 'border-accent bg-accent-soft font-semibold'
                        : 'border-transparent hover:bg-sunken',
                    )}
                  >
                    {tool.label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
