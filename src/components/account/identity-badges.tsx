import { useAccountExtraTexts } from '#src/i18n/areas/account/extra/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Badge } from '../ui/badge.tsx';

interface IdentityBadgesProps {
  producer: boolean;
  /** The highest verified identity tier; 0 for none. */
  tier: 0 | 1 | 2;
}

export function IdentityBadges({ producer, tier }: IdentityBadgesProps) {
  const account = useAccountTexts();
  const text = useAccountExtraTexts();
  return (
    <>
      {producer && <Badge tone="accent">{account.producer}</Badge>}
      {tier > 0 && (
        <Badge tone="positive" title={text.tiers[tier === 2 ? 'full' : 'light']}>
          {text.verified}
        </Badge>
      )}
    </>
  );
}
