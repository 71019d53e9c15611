import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FioNameLink } from '../fio/fio-name-link.tsx';
import { useClock } from '../ui/clock.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { Time } from '../ui/time.tsx';

interface Address {
  readonly id: string;
  readonly name: string;
  readonly bundledLeft: number;
}

interface Domain {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

interface FioNamesProps {
  addresses: readonly Address[];
  domains: readonly Domain[];
}

interface Row {
  readonly kind: 'address' | 'domain';
  readonly name: string;
  readonly bundledLeft: number | null;
  readonly expiresAt: number | null;
  readonly isPublic: boolean;
}

/** An account's FIO domains and addresses. Addresses expire with their domains. */
export function FioNames({ addresses, domains }: FioNamesProps) {
  const { fio } = useAccountPartsTexts();
  const format = useFormat();
  const rows: Row[] = [
    ...domains.map((one) => ({ ...one, kind: 'domain' as const, bundledLeft: null })),
    ...addresses.map((one) => ({
      kind: 'address' as const,
      name: one.name,
      bundledLeft: one.bundledLeft,
      expiresAt: null,
      isPublic: false,
    })),
  ];
  if (rows.length === 0) return <p className="py-4 text-muted">{fio.noNames}</p>;
  return (
    <DataTable
      caption={fio.names}
      rows={rows}
      rowKey={({ kind, name }) => `${kind}/${name}`}
      columns={[
        {
          key: 'name',
          header: fio.name,
          card: 'inline',
          cell: ({ kind, name }) => <FioNameLink kind={kind} name={name} />,
        },
        {
          key: 'kind',
          header: fio.kind,
          card: 'inline',
          className: 'max-md:text-xs',
          cell: ({ kind, isPublic }) =>
            kind === 'address' ? fio.address : isPublic ? fio.publicDomain : fio.domain,
        },
        {
          key: 'state',
          header: fio.left,
          align: 'end',
          card: 'inline',
          className: 'ms-auto max-md:text-xs',
          cell: ({ bundledLeft, expiresAt }) =>
            bundledLeft !== null ? (
              fio.bundled(format.number(bundledLeft))
            ) : (
              <Expiry at={expiresAt ?? 0} />
            ),
        },
      ]}
    />
  );
}

function Expiry({ at }: { at: number }) {
  const { fio } = useAccountPartsTexts();
  const over = useClock((now) => now >= at, false);
  return (
    <span className={over ? 'text-warning' : undefined}>
      {over ? fio.expired : fio.expires} <Time at={at} ahead />
    </span>
  );
}
