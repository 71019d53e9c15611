import { useState } from 'react';
import { bidname } from '#src/chain/actions/new-account.ts';
import { parseUnits } from '#src/chain/core/typed-units.ts';
import * as limits from '#src/chain/core/limits.ts';
import { isName } from '#src/chain/core/name.ts';
import { bidProblem, nameProblem } from '#src/chain/model/name-bid/name-bid.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { BidForm, type BidValues } from '#src/components/name-bid/bid-form.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { nameFactsStore } from '#src/stores/name-bid/name-bids.ts';
import { waitUntilLoaded, useLoad } from '#src/stores/load-store.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';

const PARAMETERS = { name: 'name', amount: 'amount' } as const;

/** Bids on a name, or raises the highest bid. */
export function BidPart({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol: symbol } = chainConfig();
  const account = useLoad(accountStore, actor || null).state;
  const form = useWalletForm('name-bid', { name: '', amount: '' }, PARAMETERS);
  const [name, setName] = useState('');
  const { state } = useLoad(nameFactsStore, isName(name) ? name : null);
  const actionsOf = (values: BidValues) => {
    const bid = { units: parseUnits(values.amount, symbol.precision), symbol };
    return [bidname({ bidder: actor, newname: values.name, bid }, permission)];
  };
  const available = account.kind === 'ready' ? account.value.liquid : null;
  /** A name typed just before is checked first. */
  const mayBeSent = async (values: BidValues) => {
    const store = nameFactsStore(values.name);
    setName(values.name);
    await waitUntilLoaded(store, limits.requestTimeoutMs);
    const found = store.$state.get();
    const facts = found.kind === 'ready' ? found.value : null;
    return (
      !nameProblem(values.name, actor, facts) &&
      !bidProblem(values.amount, symbol, available, facts?.bid ?? null)
    );
  };
  const frame = useFormFrame(form, actionsOf, mayBeSent);
  return (
    <FormWithPreview user={user} actions={frame.actions}>
      <BidForm
        key={form.key}
        {...frame.fields}
        bidder={actor}
        symbol={symbol}
        available={available}
        factsOf={(typed) => (typed === name && state.kind === 'ready' ? state.value : null)}
        onName={setName}
      />
    </FormWithPreview>
  );
}

await textsReady();
