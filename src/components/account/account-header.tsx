import type { ReactNode } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';
import { scarcest } from './scarcity.ts';

interface AccountHeaderProps {
  account: AccountView;
  /** Covers the identicon once it is loaded. */
  picture?: ReactNode;
  /** Additional badges from other sources. */
  badges?: ReactNode;
  /** The total in a currency. Its line is reserved, since it loads later. */
  worth?: ReactNode;
  /** The account's creator, if an indexer has it. */
  creator?: string | undefined;
  /** Controls beside the name, such as the favorite mark. */
  actions?: ReactNode;
}

/** An account's name, value and ability to act. */
export function AccountHeader({
  account,
  picture,
  badges,
  worth,
  creator,
  actions,
}: AccountHeaderProps) {
  const text = useAccountTexts();
  return (
    <header className="space-y-4">
      <div className="flex items-center gap-3">
        <span className="relative size-12 shrink-0">
          <Identicon name={account.name} />
          {picture}
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-1">
            <h1 dir="ltr" data-name={account.name} className="text-xl font-semibold">
              <HostileText text={account.name} limit={40} />
            </h1>
            <CopyButton value={account.name} label={text.copyName} />
            {actions}
          </div>
          <p className="mt-1 flex flex-wrap gap-1">
            <Badge>{text.account}</Badge>
            {account.privileged && <Badge tone="accent">{text.privileged}</Badge>}
            {account.hasContract && <Badge tone="accent">{text.contract}</Badge>}
            {account.voter?.isProxy && <Badge tone="accent">{text.proxy}</Badge>}
            {badges}
          </p>
        </div>
      </div>
      <FactLine
        items={[
          {
            key: 'total',
            label: text.total,
            wide: true,
            value: (
              <>
                <Amount amount={account.total} className="text-lg font-semibold" />
                <span className="block h-5 text-sm text-muted">{worth}</span>
              </>
            ),
          },
          {
            key: 'act',
            label: text.resourceState,
            wide: true,
            value: <ActVerdict account={account} />,
          },
          {
            key: 'created',
            label: text.created,
            // Genesis accounts have no creation date.
            value: account.createdAt > 0 ? <Time at={account.createdAt} /> : text.atGenesis,
          },
          ...(creator === undefined
            ? []
            : [{ key: 'creator', label: text.createdBy, value: <AccountLink name={creator} /> }]),
          ...(account.voter?.proxy
            ? [
                {
                  key: 'proxy',
                  label: text.votesVia,
                  value: <AccountLink name={account.voter.proxy} />,
                },
              ]
            : []),
        ]}
      />
    </header>
  );
}

/** Whether the account has the resources for a transaction, and what is lacking. */
function ActVerdict({ account }: { account: AccountView }) {
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
