import { Suspense, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useElsewhereTexts } from '#src/i18n/areas/elsewhere/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';

const Elsewhere = lazyPart(async () => (await import('./elsewhere.tsx')).Elsewhere);

interface ElsewhereSectionProps {
  kind: 'key' | 'name';
  /** The public key, or the account's name. */
  of: string;
}

/** A button that requests a key or a name from the build's other chains. Nothing is requested before. None in a build of one chain. */
export function ElsewhereSection({ kind, of }: ElsewhereSectionProps) {
  const text = useElsewhereTexts();
  const [asked, setAsked] = useState<string | null>(null);
  if (!import.meta.env.HAS_SIBLINGS) return null;
  return (
    <Section title={text.title}>
      {asked === of ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <Elsewhere kind={kind} of={of} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3 print:hidden">
          <p className="min-w-0 flex-1 basis-60 text-muted">{text.hints[kind]}</p>
          <Button onClick={() => setAsked(of)} className="max-sm:w-full">
            {text.button}
          </Button>
        </div>
      )}
    </Section>
  );
}

await textsReady();
