import { hostOf } from '#src/chain/core/host.ts';
import type { ListedEndpoint, NodeReport } from '#src/chain/model/endpoint/endpoint.ts';
import { useEndpointTexts } from '#src/i18n/areas/endpoint/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { isUsable, NodeState } from './node-state.tsx';

interface EndpointTableProps {
  endpoints: readonly ListedEndpoint[];
  /** By URL. A node that is being checked has none. */
  reports: ReadonlyMap<string, NodeReport>;
  chainId: string | null;
  /** The node that reads are sent to now. */
  inUse: string | null;
  /** The visitor's choice. */
  preferred: string | null;
  onPrefer: (url: string) => void;
}

/** The chain's nodes as this browser reaches them. */
export function EndpointTable(props: EndpointTableProps) {
  const { endpoints, reports, chainId, inUse, preferred, onPrefer } = props;
  const text = useEndpointTexts();
  const format = useFormat();
  const reached = (url: string) => {
    const report = reports.get(url);
    return report?.kind === 'reached' ? report : null;
  };
  const columns: Column<ListedEndpoint>[] = [
    {
      key: 'node',
      header: text.shared.node,
      card: 'title',
      className: 'md:py-2',
      cell: ({ url, roles, own }) => (
        <>
          <RowId value={url} label={text.copyUrl}>
            <span className="flex flex-wrap items-center gap-x-2">
              <bdi dir="ltr" className="font-medium wrap-anywhere" title={url}>
                {hostOf(url)}
              </bdi>
              {url === inUse && <Badge tone="accent">{text.inUse}</Badge>}
              {url === preferred && <Badge>{own ? text.own : text.preferred}</Badge>}
            </span>
          </RowId>
          <span className="block text-xs text-quiet">
            {text.usedFor(roles.map((role) => text.roles[role]).join(' · '))}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      header: text.shared.state,
      cell: ({ url }) => <NodeState report={reports.get(url)} chainId={chainId} />,
    },
    {
      key: 'latency',
      header: text.latency,
      align: 'end',
      cell: ({ url }) => {
        const report = reached(url);
        return report ? format.microseconds(Math.round(report.latency) * 1000) : '–';
      },
    },
    {
      key: 'head',
      header: text.shared.headBlock,
      align: 'end',
      cell: ({ url }) => {
        const report = reached(url);
        return report ? format.number(report.head) : '–';
      },
    },
    {
      key: 'lag',
      header: text.lag,
      align: 'end',
      cell: ({ url }) => {
        const report = reached(url);
        return report ? format.duration(Math.max(0, report.lag) / 1000) : '–';
      },
    },
    {
      key: 'version',
      header: text.shared.version,
      card: 'wide',
      cell: ({ url }) => {
        const report = reached(url);
        return report ? <HostileText text={report.version} limit={40} /> : '–';
      },
    },
    {
      key: 'memory',
      header: text.memory,
      align: 'end',
      card: 'widest',
      cell: ({ url }) => {
        const memory = reached(url)?.memory;
        return memory ? text.memoryOf(format.bytes(memory.used), format.bytes(memory.size)) : '–';
      },
    },
    {
      key: 'features',
      header: text.shared.features,
      cell: ({ url }) => {
        const features = reached(url)?.features ?? [];
        return features.length === 0
          ? '–'
          : features.map((feature) => text.featureNames[feature]).join(' · ');
      },
    },
    {
      key: 'use',
      header: text.choose,
      align: 'end',
      card: 'title',
      cell: ({ url }) =>
        url !== preferred && (
          <Button
            size="sm"
            className="max-md:w-full"
            disabled={!isUsable(reports.get(url), chainId)}
            onClick={() => onPrefer(url)}
          >
            <ShortLabel text={text.use} name={text.useNamed(hostOf(url))} />
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={text.shared.nodes}
      columns={columns}
      rows={endpoints}
      rowKey={({ url }) => url}
    />
  );
}
