import { hasKeyForm } from '#src/chain/core/key-form.ts';
import type { PublicAddress } from '#src/chain/model/fio/fio-names.ts';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { KeyLink } from '../ui/entity-link.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** FIO's code for all tokens of a chain. */
const ALL = '*';

/** Public addresses that the owner of a FIO address publishes. */
export function PublicAddressTable({ addresses }: { addresses: readonly PublicAddress[] }) {
  const text = useFioNamesTexts();
  const columns: Column<PublicAddress>[] = [
    {
      key: 'chain',
      header: text.shared.chain,
      card: 'inline',
      className: 'font-semibold',
      cell: ({ chain }) => <HostileText text={chain} limit={20} />,
    },
    {
      key: 'token',
      header: text.shared.token,
      card: 'inline',
      cell: ({ token }) =>
        token === ALL ? text.shared.allTokens : <HostileText text={token} limit={20} />,
    },
    {
      key: 'address',
      header: text.shared.publicAddress,
      card: 'title',
      cell: (row) => <Value {...row} />,
    },
  ];
  return (
    <DataTable
      caption={text.linked}
      columns={columns}
      rows={addresses}
      rowKey={({ chain, token }) => `${chain}/${token}`}
    />
  );
}

/** Copied on phones too: it is what a payment in another wallet needs. */
function Value({ chain, address }: PublicAddress) {
  const text = useFioNamesTexts();
  return (
    <span className="flex min-w-0 items-center gap-1">
      {chain === 'FIO' && hasKeyForm(address) ? (
        <span className="min-w-0">
          <KeyLink publicKey={address} />
        </span>
      ) : (
        <span className="min-w-0 font-mono wrap-anywhere">
          <HostileText text={address} limit={128} />
        </span>
      )}
      <CopyButton value={address} label={text.copyPublicAddress} />
    </span>
  );
}
