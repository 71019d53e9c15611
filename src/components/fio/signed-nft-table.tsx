import type { SignedNft } from '#src/chain/model/fio/fio-names.ts';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** NFTs of other chains that the owner of a FIO address has signed. */
export function SignedNftTable({ nfts }: { nfts: readonly SignedNft[] }) {
  const text = useFioNamesTexts();
  const columns: Column<SignedNft>[] = [
    {
      key: 'id',
      header: text.shared.nft,
      card: 'inline',
      className: 'font-semibold',
      cell: ({ id }) => (id === '' ? '–' : <HostileText text={id} limit={64} />),
    },
    {
      key: 'chain',
      header: text.shared.chain,
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ chain }) => <HostileText text={chain} limit={20} />,
    },
    {
      key: 'contract',
      header: text.shared.contract,
      card: 'title',
      cell: ({ contract }) => (
        <RowId value={contract} label={text.copyContract}>
          <span className="font-mono wrap-anywhere">
            <HostileText text={contract} limit={64} />
          </span>
        </RowId>
      ),
    },
    {
      key: 'link',
      header: text.shared.link,
      cell: ({ url }) => (url === '' ? '–' : <ExternalLink href={url} />),
    },
    {
      key: 'metadata',
      header: text.metadata,
      cell: ({ metadata }) =>
        metadata === '' ? (
          '–'
        ) : (
          <span className="font-mono wrap-anywhere">
            <HostileText text={metadata} limit={64} />
          </span>
        ),
    },
  ];
  return (
    <DataTable
      caption={text.nfts}
      columns={columns}
      rows={nfts}
      rowKey={({ chain, contract, id }) => `${chain}/${contract}/${id}`}
    />
  );
}
