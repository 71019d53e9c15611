import type { AddressReport } from '#src/chain/model/permission/ethereum-address.ts';
import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';

interface AddressAccountProps {
  report: Exclude<AddressReport, { kind: 'unknown' }>;
  /** Of the EVM. */
  contract: string;
}

/** The account of an address of the chain's EVM, and how the chain links the two. */
export function AddressAccount({ report, contract }: AddressAccountProps) {
  const { address: text } = useKeyTexts();
  if (report.kind === 'unlinked') return <p className="text-muted">{text.unlinked(contract)}</p>;
  const { account, kind } = report;
  return (
    <>
      <p className="flex min-h-(--row-field) items-center gap-2 border-b">
        <Identicon name={account} size={20} />
        <AccountLink name={account} />
      </p>
      <p className="mt-3 max-w-prose text-muted">{text[kind](contract)}</p>
    </>
  );
}
