import { Section } from '#src/components/ui/section.tsx';
import { useAgreementTexts } from '#src/i18n/areas/agreement/texts.ts';
import { AgreementButton } from './agreement-button.tsx';

/** Compares an account with a second operator's node. */
export function AgreementSection({ name }: { name: string }) {
  return (
    <Section title={useAgreementTexts().title} flush>
      <AgreementButton kind="account" of={name} />
    </Section>
  );
}
