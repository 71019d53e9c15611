import { Suspense, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useAgreementTexts } from '#src/i18n/areas/agreement/texts.ts';

const AgreementOf = lazyPart(async () => (await import('./agreement.tsx')).AgreementOf);

interface AgreementButtonProps {
  kind: 'account' | 'transaction';
  /** An account's name, or a transaction's id and block: `id/123`. */
  of: string;
  /** The account does not exist. */
  missing?: boolean;
}

/** A button that compares with a second operator's node. The comparison is loaded on request. */
export function AgreementButton({ kind, of, missing }: AgreementButtonProps) {
  const text = useAgreementTexts();
  const [checked, setChecked] = useState<string | null>(null);
  if (checked === of)
    return (
      <div className="py-3">
        <Suspense fallback={<SkeletonRows rows={1} />}>
          <AgreementOf kind={kind} of={of} />
        </Suspense>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3 print:hidden">
      <p className="min-w-0 flex-1 basis-60 text-muted">
        {missing ? text.hintMissing : kind === 'account' ? text.hint : text.hintTransaction}
      </p>
      <Button onClick={() => setChecked(of)} className="max-sm:w-full">
        {text.button}
      </Button>
    </div>
  );
}

/** Compares an account with a second operator's node. */
export function AgreementSection({ name }: { name: string }) {
  return (
    <Section title={useAgreementTexts().title}>
      <AgreementButton kind="account" of={name} />
    </Section>
  );
}
