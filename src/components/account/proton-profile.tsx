import type { KycRecord } from '#src/chain/model/account/kyc.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';

interface ProtonProfileProps {
  profile: {
    readonly name: string | null;
    readonly kyc: readonly KycRecord[];
    readonly tier: 0 | 1 | 2;
  };
}

/** An account's profile and its verified parts. */
export function ProtonProfile({ profile: { name, kyc, tier } }: ProtonProfileProps) {
  const { profile: text } = useAccountPartsTexts();
  return (
    <KeyValueList
      items={[
        {
          key: 'name',
          label: text.name,
          value: name === null ? text.noName : <HostileText text={name} limit={80} />,
        },
        {
          key: 'verified',
          label: text.verified,
          value: (
            <Badge tone={tier > 0 ? 'positive' : 'neutral'}>
              {text.tiers[tier === 2 ? 'full' : tier === 1 ? 'light' : 'none']}
            </Badge>
          ),
        },
        ...kyc.map(({ provider, items }) => ({
          key: provider,
          label: <AccountLink name={provider} />,
          value: (
            <span className="flex flex-wrap gap-1">
              {items.map((item) => (
                <Badge key={item}>
                  <HostileText text={itemText(text.items, item)} limit={40} />
                </Badge>
              ))}
            </span>
          ),
        })),
      ]}
    />
  );
}

/** Providers verify items that this site has no text for. */
function itemText(words: Readonly<Record<string, string>>, item: string): string {
  return Object.hasOwn(words, item) ? (words[item] ?? item) : item;
}
