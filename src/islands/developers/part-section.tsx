import type { ReactNode } from 'react';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useDevelopersTexts } from '#src/i18n/areas/developers/texts.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import type { Snippet } from './snippets.ts';

interface AnchoredSectionProps {
  /** Its anchor: `/developers#key`. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of the page with an address of its own. */
export function AnchoredSection({ id, title, text, children }: AnchoredSectionProps) {
  const { linkTo } = useDevelopersTexts();
  return (
    <div id={id}>
      <Section
        title={title}
        note={
          <a href={`#${id}`} aria-label={linkTo(title)} className="px-1 hover:text-accent">
            #
          </a>
        }
      >
        <p className="max-w-prose pb-3 text-muted">{text}</p>
        {children}
      </Section>
    </div>
  );
}

/** One piece of code that is the same however the package is used. */
export function StartCode({ tool, code }: { tool: string; code: string }) {
  return <CodeForms forms={[{ key: tool, code }]} unwrapped />;
}

const HTML = 'HTML';
const CODE = 'code';

/** The code of a part, for React or for a bare page. The choice is in the address, for all parts. */
export function PartCode({ react, html }: Snippet) {
  const { onlyReact } = useDevelopersTexts();
  const chosen = useQueryValue(CODE) === 'html' ? HTML : 'React';
  const forms = [
    { key: 'React', code: react },
    ...(html === null ? [] : [{ key: HTML, code: html }]),
  ];
  return (
    <div className="space-y-2">
      <CodeForms
        forms={forms}
        chosen={chosen}
        onChoose={(key) => setQuery({ [CODE]: key === HTML ? 'html' : null })}
        unwrapped
      />
      {html === null && <p className="text-xs text-quiet">{onlyReact}</p>}
    </div>
  );
}
