import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';

/** What a text finds: a page by its address, or a part of this page that a click opens. */
export type FoundLink = {
  readonly key: string;
  readonly label: string;
  readonly about: ReactNode;
} & ({ readonly href: string } | { readonly onOpen: () => void });

const look = 'font-medium text-accent hover:underline';

/** What a text finds beside names and ids, the closest first. */
export function ResultLinks({ title, found }: { title: string; found: readonly FoundLink[] }) {
  return (
    <Section title={title}>
      <ul className="py-2">
        {found.map(({ key, label, about, ...target }) => (
          <li key={key} className="py-1.5">
            {'href' in target ? (
              <a href={target.href} className={look}>
                {label}
              </a>
            ) : (
              <button type="button" onClick={target.onOpen} className={look}>
                {label}
              </button>
            )}
            <p className="text-xs text-quiet">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
