import type { ReactNode } from 'react';
import { accountFacts } from '#src/chain/model/account/account-facts.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonStyles } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';
import { BalanceSummary } from './balance-summary.tsx';
import { ResourceState } from './resource-bars.tsx';
import type { ResourceForms } from './scarcity.ts';

interface AccountHeaderProps extends Native<'header'> {
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
  marks?: ReactNode;
  /** Forms for this account. The first is the main one. */
  links?: readonly AccountFormLink[];
  /** Forms for more of a resource. */
  forms?: ResourceForms;
  /** False on chains without resource staking. */
  staked?: boolean;
  /** False while the liquid part is unknown: then only the total is shown. */
  divided?: boolean;
  /** Why REX counts as the node booked it: its worth loads, or did not. */
  bookedRex?: 'loading' | 'failed' | null;
  /** The level of its name among the page's headings. */
  heading?: 'h1' | 'h2' | 'h3';
}

export interface AccountFormLink {
  readonly form: 'send' | 'stake' | 'buyRam';
  readonly href: string;
}

/** Who an account is, what it is worth, what resources it has, and what one can do. */
export function AccountHeader(props: AccountHeaderProps) {
  const { account, picture, badges, worth, creator, marks, links = [], forms, ...rest } = props;
  const { staked, divided, bookedRex, heading: Heading = 'h1', ...native } = rest;
  const text = useAccountTexts();
  const facts = accountFacts(account);
  const { voter } = account;
  return (
    <header {...rootProps('account-header', 'space-y-5', native)}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-3.5">
          <span className="relative size-14 shrink-0">
            <Identicon name={account.name} size={56} />
            {picture}
          </span>
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-1">
              <Heading
                dir="ltr"
                data-name={account.name}
                data-fact={facts.name.fact}
                className="title"
              >
                <HostileText text={account.name} limit={40} />
              </Heading>
              <CopyButton value={account.name} label={text.copyName} />
              {marks}
            </div>
            <p className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 text-xs text-muted max-md:min-h-9">
              <span>{text.account}</span>
              <span>
                {/* Genesis accounts have no creation date. */}
                {account.createdAt > 0 ? (
                  <>
                    {text.created} <Time {...facts.created} />
                  </>
                ) : (
                  text.atGenesis
                )}
              </span>
              {creator !== undefined && (
                <span>
                  {text.createdBy} <AccountLink name={creator} />
                </span>
              )}
              {voter?.proxy && (
                <span>
                  {text.votesVia} <AccountLink name={voter.proxy} />
                </span>
              )}
              {account.privileged && <Badge>{text.privileged}</Badge>}
              {account.hasContract && <Badge>{text.contract}</Badge>}
              {voter?.isProxy && <Badge>{text.proxy}</Badge>}
              {badges}
            </p>
          </div>
        </div>
        <p className="flex gap-2 max-md:grow max-md:*:flex-1 md:ms-auto print:hidden">
          {links.map(({ form, href }, index) => (
            <a
              key={form}
              href={href}
              className={buttonStyles({ variant: index === 0 ? 'primary' : 'secondary' })}
            >
              {text.forms[form]}
            </a>
          ))}
        </p>
      </div>
      <div className="grid gap-x-12 gap-y-6 tablet:grid-cols-[7fr_5fr]">
        <BalanceSummary {...{ account, worth, staked, divided, bookedRex }} />
        <ResourceState account={account} forms={forms} />
      </div>
    </header>
  );
}
