import type { ActionView } from '#src/chain/model/action/action.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface ActionNameProps extends Native<'span'> {
  action: Pick<ActionView, 'account' | 'name'>;
}

/** `eosio.token::transfer` with a link to the contract. */
export function ActionName({ action, ...native }: ActionNameProps) {
  return (
    <span
      dir="ltr"
      {...rootProps(
        'action-name',
        'inline-flex max-w-full flex-wrap items-baseline tablet:flex-nowrap',
        native,
      )}
    >
      <AccountLink name={action.account} />
      <span className="text-muted">::</span>
      <span className="min-w-0 font-medium">
        <HostileText text={action.name} limit={40} />
      </span>
    </span>
  );
}
