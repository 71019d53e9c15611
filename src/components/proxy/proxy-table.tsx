import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { ListedProxy } from '#src/chain/model/vote/voter.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { FioNameLink } from '../fio/fio-name-link.tsx';
import { buttonStyles } from '../ui/button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { amountColumn, numberColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** Proxies, heaviest first, with a link to vote through each. */
export function ProxyTable({ proxies }: { proxies: readonly ListedProxy[] }) {
  const texts = useVoteTexts();
  const text = texts.proxy;
  const href = useHref();
  const format = useFormat();
  return (
    <DataTable
      caption={texts.shared.proxies}
      rows={proxies}
      rowKey={({ account }) => account}
      columns={[
        {
          key: 'proxy',
          header: texts.shared.proxy,
          card: 'inline',
          cell: ({ account, fioAddress }) => (
            <span className="flex items-center gap-2">
              <Identicon name={account} size={28} />
              <span className="min-w-0">
                <AccountLink name={account} />
                {fioAddress !== null && (
                  <span className="block text-xs text-quiet md:whitespace-nowrap">
                    <FioNameLink kind="address" name={fioAddress} quiet />
                  </span>
                )}
              </span>
            </span>
          ),
        },
        {
          key: 'says',
          header: text.description,
          card: 'title',
          className: 'md:w-full md:py-2',
          cell: ({ info }) =>
            info && (
              <span className="block">
                {info.name && (
                  <span className="block font-medium">
                    <HostileText text={info.name} limit={60} />
                  </span>
                )}
                {info.slogan && (
                  <span className="block text-muted">
                    <Quoted text={info.slogan} limit={120} inline />
                  </span>
                )}
                {info.website && (
                  <span className="block text-xs">
                    <ExternalLink href={info.website} />
                  </span>
                )}
              </span>
            ),
        },
        amountColumn('given', texts.shared.proxiedVotes),
        {
          key: 'voters',
          header: text.voters,
          align: 'end',
          cell: ({ voters }) => (voters === null ? '—' : format.number(voters)),
        },
        numberColumn('producers', text.producers, format.number, {
          className: 'md:max-tablet:hidden',
        }),
        {
          key: 'choose',
          header: text.choose,
          align: 'end',
          card: 'title',
          cell: (proxy) => (
            <a
              href={href(proxyPath(proxy))}
              className={buttonStyles({ size: 'sm', className: 'max-md:w-full' })}
            >
              <ShortLabel text={text.choose} name={text.setNamed(proxy.account)} />
            </a>
          ),
        },
      ]}
    />
  );
}

/** The form for voting through a proxy, by account or FIO address. */
export function proxyPath({ account, fioAddress }: ListedProxy): string {
  return `/wallet/proxy?proxy=${pathSegment(fioAddress ?? account)}`;
}
