import { hostOf } from '#src/chain/core/host.ts';
import type { PublishedEndpoint } from '#src/chain/model/endpoint/published.ts';
import { useEndpointTexts } from '#src/i18n/areas/endpoint/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** The chain's facts in its public file; null where they are missing. */
export interface PublishedChain {
  readonly chainId: string;
  readonly explorerUrl: string | null;
  readonly systemTokenSymbol: string | null;
  readonly systemTokenContract: string | null;
  readonly resourceTokenSymbol: string | null;
  readonly resourceTokenContract: string | null;
}

interface PublishedFactsProps {
  file: PublishedChain;
  /** The chain of this site; null accepts any. */
  chainId: string | null;
}

/** The tokens and the explorer of a chain's public file, and a warning if it is of another chain. */
export function PublishedFacts({ file, chainId }: PublishedFactsProps) {
  const { published: text } = useEndpointTexts();
  const token = (key: 'systemToken' | 'resourceToken') => {
    const symbol = file[`${key}Symbol`];
    const contract = file[`${key}Contract`];
    if (symbol === null && contract === null) return [];
    const value = <HostileText text={`${symbol ?? '–'} @ ${contract ?? '–'}`} limit={40} />;
    return [{ key, label: text[key], value }];
  };
  const { explorerUrl } = file;
  const items = [
    ...token('systemToken'),
    ...token('resourceToken'),
    ...(explorerUrl === null
      ? []
      : [{ key: 'explorer', label: text.explorer, value: <ExternalLink href={explorerUrl} /> }]),
  ];
  return (
    <>
      {chainId !== null && file.chainId !== chainId && (
        <Banner kind="warning" title={text.wrongChain}>
          <HostileText text={text.chainId(file.chainId)} limit={120} />
        </Banner>
      )}
      {items.length > 0 && <FactRow items={items} />}
    </>
  );
}

/** The endpoints of a chain's public file. */
export function PublishedTable({ rows }: { rows: readonly PublishedEndpoint[] }) {
  const all = useEndpointTexts();
  const { published: text } = all;
  const columns: Column<PublishedEndpoint>[] = [
    {
      key: 'endpoint',
      header: text.endpoint,
      card: 'title',
      cell: ({ url }) => (
        <RowId value={url} label={all.copyUrl}>
          <bdi dir="ltr" className="font-medium wrap-anywhere" title={url}>
            <HostileText text={hostOf(url)} limit={80} />
          </bdi>
        </RowId>
      ),
    },
    {
      key: 'serves',
      header: text.serves,
      cell: ({ kinds }) => kinds.map((kind) => text.kinds[kind]).join(' · '),
    },
    {
      key: 'here',
      header: all.shared.thisSite,
      cell: ({ used }) =>
        used ? (
          <Badge tone="positive">{text.used}</Badge>
        ) : (
          <span className="text-quiet">{text.unused}</span>
        ),
    },
  ];
  if (rows.length === 0) return <p className="py-4 text-muted">{text.none}</p>;
  return <DataTable caption={text.title} columns={columns} rows={rows} rowKey={({ url }) => url} />;
}
