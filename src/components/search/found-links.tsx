import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { Section } from '../ui/section.tsx';

/** A page or a tool that a text finds. */
export interface FoundLink {
  readonly href: string;
  readonly label: string;
  readonly about: string;
}

/** Pages and tools that a text finds, the closest first. */
export function FoundLinks({ found }: { found: readonly FoundLink[] }) {
  const texts = useSearchTexts();
  return (
    <Section title={texts.entries}>
      <ul className="py-2">
        {found.map(({ href, label, about }) => (
          <li key={href} className="py-1.5">
            <a href={href} className="font-medium text-accent hover:underline">
              {label}
            </a>
            <p className="text-xs text-quiet">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
