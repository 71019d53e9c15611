import type { ActionView } from '#src/chain/model/action/action.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** `eosio.token::transfer` with a link to the contract. */
export function ActionName({ action }: { action: Pick<ActionView, 'account' | 'name'> }) {
  return (
    <span dir="ltr" className="inline-flex max-w-full flex-wrap items-baseline tablet:flex-nowrap">
      <AccountLink name={action.account} />
      <span className="text-muted">::</span>
      <span className="min-w-0 font-medium">
        <HostileText text={action.name} limit={40} />
      </span>
    </span>
  );
}
