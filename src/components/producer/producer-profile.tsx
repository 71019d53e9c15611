import { countryName } from '#src/chain/model/account/countries.ts';
import { isPublicKey } from '#src/chain/core/key.ts';
import { isName } from '#src/chain/core/name.ts';
import type { ProducerNode, PublishedProducer } from '#src/chain/model/vote/published-producer.ts';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** The profile that a producer published. */
export function ProducerProfile({ published }: { published: PublishedProducer }) {
  const text = useProducerTexts();
  const { name, website, social, account = '', keys = [], unreadable } = published;
  const items: (KeyValue | null)[] = [
    name === '' ? null : { key: 'name', label: text.shared.name, value: <Said text={name} /> },
    website === ''
      ? null
      : { key: 'website', label: text.shared.website, value: <ExternalLink href={website} /> },
    { key: 'place', label: text.location, value: <Location {...published} /> },
    account === ''
      ? null
      : {
          key: 'account',
          label: text.shared.account,
          value: isName(account) ? <AccountLink name={account} /> : <Said text={account} />,
        },
    keys.length === 0
      ? null
      : {
          key: 'keys',
          label: text.keys,
          value: keys.map((key) => (
            <span key={key} className="block">
              {isPublicKey(key) ? <KeyLink publicKey={key} width="short" /> : <Said text={key} />}
            </span>
          )),
        },
    ...social.map(([network, account]) => ({
      key: `social ${network} ${account}`,
      label: <Said text={network} />,
      value: <Said text={account} />,
    })),
  ];
  const list = <KeyValueList items={items.filter((item) => item !== null)} />;
  if (unreadable === undefined) return list;
  return (
    <div className="space-y-3 py-3">
      <Banner kind="warning" title={text.unreadable}>
        {text.unreadableHint}
      </Banner>
      {published.source === 'backend' && list}
      <details>
        <summary className="text-accent">{text.raw}</summary>
        <Quoted text={unreadable} limit={2_000} />
      </details>
    </div>
  );
}

/** A producer's nodes, by place. */
export function ProducerNodes({ nodes }: { nodes: readonly ProducerNode[] }) {
  const text = useProducerTexts();
  const columns: Column<ProducerNode>[] = [
    { key: 'place', header: text.location, card: 'title', cell: (node) => <Location {...node} /> },
    {
      key: 'kinds',
      header: text.kind,
      cell: ({ kinds }) => (kinds.length === 0 ? '–' : <Said text={kinds.join(', ')} />),
    },
    {
      key: 'endpoints',
      header: text.endpoints,
      cell: ({ endpoints }) =>
        endpoints.length === 0 ? (
          '–'
        ) : (
          <span className="flex flex-wrap gap-x-4">
            {endpoints.map((one) => (
              <ExternalLink key={one} href={one} />
            ))}
          </span>
        ),
    },
  ];
  return (
    <DataTable
      caption={text.shared.nodes}
      columns={columns}
      rows={nodes}
      rowKey={(node) => String(nodes.indexOf(node))}
    />
  );
}

function Location({ location, country }: Pick<ProducerNode, 'location' | 'country'>) {
  const tag = useLanguageTag();
  if (location === '' && country === null) return '–';
  return (
    <>
      {location !== '' && <Said text={location} />}
      {location !== '' && country !== null && ', '}
      {country !== null && countryName(country, tag)}
    </>
  );
}

function Said({ text }: { text: string }) {
  return <Quoted text={text} limit={80} inline />;
}
