import { Suspense, useState, type ReactNode } from 'react';
import { useVerifySectionTexts } from '#src/i18n/areas/verify/section/texts.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

interface VerifySectionProps {
  /** Preloads the large verification code when the pointer or focus comes near. */
  onIntent: () => void;
  /** The verification, once requested. */
  children: ReactNode;
}

/** A button that starts the verification. */
export function VerifySection({ onIntent, children }: VerifySectionProps) {
  const text = useVerifySectionTexts();
  const [opened, setOpened] = useState(false);
  return (
    <Section
      title={opened ? text.verified : text.verifyHere}

      className={opened ? 'print:break-inside-avoid' : 'print:hidden'}
    >
      {opened ? (
        <Suspense fallback={<SkeletonRows rows={9} />}>{children}</Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
          <p className="min-w-0 flex-1 basis-60 text-muted">{text.verifyHint}</p>
          <Button
            onClick={() => setOpened(true)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            className="max-sm:w-full"
          >
            {text.verify}
          </Button>
        </div>
      )}
    </Section>
  );
}
