import type { ActionView } from '#src/chain/model/action.ts';
import { AccountLink } from '../ui/entity-link.tsx';

/** `eosio.token::transfer`, the contract a link. */
export function ActionName({ action }: { action: Pick<ActionView, 'account' | 'name'> }) {
  return (
    <span dir="ltr" className="inline-flex flex-wrap items-baseline tablet:flex-nowrap">
      <AccountLink name={action.account} />
      <span className="text-muted">::</span>
      <span className="font-medium">{action.name}</span>
    </span>
  );
}
