import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { scarcest } from './scarcity.ts';

/** Whether the account has the resources for a transaction, and what is lacking. */
export function ActVerdict({ account }: { account: AccountView }) {
  const text = useAccountTexts();
  const { resource, level } = scarcest(account);
  if (level === 'ok') return <Badge tone="positive">{text.resourcesAvailable}</Badge>;
  return (
    <Badge tone={level}>
      {level === 'danger'
        ? text.usedUp(text.resources[resource])
        : text.low(text.resources[resource])}
    </Badge>
  );
}
