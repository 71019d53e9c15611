import { AsidePart } from '#src/components/form/form-layout.tsx';
import { ExternalLink } from '#src/components/ui/external-link.tsx';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Where a test network gives accounts and tokens away. */
export function TestnetPart() {
  const { exchange: text } = useNewAccountTexts();
  const { testnetPages: pages } = chainConfig();
  if (pages === null) return null;
  return (
    <AsidePart title={text.testnet}>
      <p className="py-2 text-muted">{text.testnetText}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <ExternalLink href={pages.account}>{text.testAccount}</ExternalLink>
        <ExternalLink href={pages.faucet}>{text.faucet}</ExternalLink>
      </p>
    </AsidePart>
  );
}
