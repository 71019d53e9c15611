import { createAccount } from '#src/chain/actions/new-account.ts';
import {
  type Bought,
  holderAuthority,
  startingResources,
  type TypedAccount,
} from '#src/chain/model/account/new-account.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { NewAccountForm } from '#src/components/new-account/new-account-form.tsx';
import { accountStore } from '#src/stores/account/account.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { ramMarketStore } from '#src/stores/history/latest.ts';
import { ownBidsStore } from '#src/stores/name-bid/name-bids.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { TestnetPart } from './testnet-part.tsx';
import { useNewName } from './use-new-name.ts';

const USUAL: TypedAccount = {
  name: '',
  owner: '',
  active: '',
  ram: '4096',
  cpu: '0.1',
  net: '0.1',
  transfer: false,
};
/** Where the core token has no decimals. */
const WHOLE: TypedAccount = { ...USUAL, cpu: '1', net: '1' };

const RESOURCES = { ram: 'ram', cpu: 'cpu', net: 'net', transfer: 'transfer' } as const;
const ONE_KEY = { name: 'name', key: 'owner', ...RESOURCES } as const;
const TWO_KEYS = { name: 'name', owner: 'owner', active: 'active', ...RESOURCES } as const;

/** A new account that the user pays for. */
export function Create({ user, isAdvanced }: { user: User; isAdvanced: boolean }) {
  const { actor, permission } = user;
  const { coreSymbol: symbol, features } = useActualChain();
  const isGiven = features.includes('given-resources');
  const bought: Bought = {
    ram: !isGiven && features.includes('ram-market'),
    stake: !isGiven && features.includes('resource-staking'),
  };
  const isSimple = features.includes('simple-creation');
  const kind = isAdvanced ? 'advanced' : isSimple ? 'simple' : 'plain';
  const lookups = useNewName();
  const account = useLoad(accountStore, actor || null).state;
  const ram = useLoad(ramMarketStore, bought.ram ? 'now' : null).state;
  const market = ram.kind === 'ready' ? ram.value : null;
  const bids = useLoad(ownBidsStore, features.includes('name-bids') ? actor || null : null).state;
  const parameters = isAdvanced ? TWO_KEYS : ONE_KEY;
  const form = useWalletForm(
    isAdvanced ? 'new-account-advanced' : 'new-account',
    symbol.precision === 0 ? WHOLE : USUAL,
    parameters,
  );

  const actionsOf = (typed: TypedAccount) => {
    const owner = holderAuthority(typed.owner);
    const active = holderAuthority(typed.active);
    if (!owner || !active) return null;
    const resources = startingResources(typed, { symbol, market, bought });
    return createAccount(
      { creator: actor, name: typed.name, owner, active },
      resources,
      permission,
    );
  };
  const frame = useFormFrame(
    form,
    actionsOf,
    async ({ name }) => (await lookUpAccount(name)) !== 'exists',
  );
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<TestnetPart />}>
      <NewAccountForm
        key={form.key}
        {...frame.fields}
        {...lookups}
        {...{ kind, bought, symbol, market }}
        creator={actor}
        won={bids.kind === 'ready' ? wonNames(bids.value.rows) : []}
        liquid={account.kind === 'ready' ? account.value.liquid : null}
      />
    </FormWithPreview>
  );
}

/** Names of closed auctions, which the highest bidder can create. */
function wonNames(bids: readonly { readonly name: string; readonly closed: boolean }[]): string[] {
  return bids.filter(({ closed }) => closed).map(({ name }) => name);
}
