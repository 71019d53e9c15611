import type { Asset } from '#src/chain/core/asset.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { KeyValueList, type KeyValue } from '../ui/key-value-list.tsx';

interface ProxyFactsProps {
  /** Empty for the preview of a profile before a log-in. */
  name: string;
  /** Whether it is still registered: a vote through an unregistered proxy has no effect. */
  registered: boolean;
  /** The weight proxied to it; null if unknown. */
  proxied: Asset | null;
  /** Its profile: hostile text. */
  info: Readonly<
    Record<'name' | 'website' | 'slogan' | 'philosophy' | 'background', string | null>
  > | null;
}

const TEXTS = ['slogan', 'philosophy', 'background'] as const;

export function ProxyFacts({ name, registered, proxied, info }: ProxyFactsProps) {
  const text = useAccountVotesTexts();
  const items: KeyValue[] = [];
  if (name !== '')
    items.push({
      key: 'account',
      label: text.shared.proxy,
      value: (
        <span className="flex flex-wrap items-center gap-2">
          <AccountLink name={name} />
          <Badge tone={registered ? 'positive' : 'danger'}>
            {registered ? text.registered : text.shared.notRegistered}
          </Badge>
        </span>
      ),
    });
  if (proxied)
    items.push({
      key: 'given',
      label: text.shared.proxiedVotes,
      value: <Amount amount={proxied} />,
    });
  if (info?.name)
    items.push({ key: 'name', label: text.shared.name, value: <HostileText text={info.name} /> });
  if (info?.website)
    items.push({
      key: 'site',
      label: text.shared.website,
      value: <ExternalLink href={info.website} />,
    });
  for (const key of TEXTS) {
    const fact = info?.[key];
    if (fact)
      items.push({
        key,
        label: text.proxyTexts[key],
        value: <Quoted text={fact} limit={240} inline />,
      });
  }
  return (
    <>
      <KeyValueList items={items} />
      {!info && <p className="border-t py-3 text-muted">{text.noProxyInfo}</p>}
    </>
  );
}
