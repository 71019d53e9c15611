import { useState } from 'react';
import { transfer } from '#src/chain/actions/transfer.ts';
import { cancelstake, claimstake, LONG_STAKING } from '#src/chain/actions/xpr-stake.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { parseUnits, readUnits } from '#src/chain/core/typed-units.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { PricedPlan } from '#src/chain/client/staking/stake-plans.ts';
import {
  guaranteedPrice,
  leastLongStake,
  longStakePayout,
  longStakeProblem,
} from '#src/chain/model/vote/long-stake-payout.ts';
import type { LongStake } from '#src/chain/model/vote/xpr-stake.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AmountForm, type AmountValues } from '#src/components/form/amount-form.tsx';
import type { Fact } from '#src/components/form/fact-rows.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { useProblemText } from '#src/components/form/use-problem-text.ts';
import { LongStakeTable } from '#src/components/staking/long-stake-table.tsx';
import { OraclePrice } from '#src/components/staking/oracle-price.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { stakePlansStore } from '#src/stores/staking/staking.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { usePlanOptions } from './use-plan-options.ts';
import { useXpr } from './use-xpr.ts';

const PARAMETERS = { amount: 'amount' } as const;

/** Stakes XPR for a plan's term, and claims stakes that have ended. */
export function LongStakePart({ user }: { user: User }) {
  const { long: text } = useStakingTexts();
  const load = useLoad(stakePlansStore, '');
  return (
    <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
      {(plans) => <LongStakeForm user={user} plans={plans} />}
    </StateView>
  );
}

interface LongStakeFormProps {
  user: User;
  plans: readonly PricedPlan[];
}

function LongStakeForm({ user, plans }: LongStakeFormProps) {
  const { actor, permission } = user;
  const { long: text, amount: label, problems } = useStakingTexts();
  const format = useFormat();
  const problemText = useProblemText();
  const { coreSymbol: symbol, accounts } = chainConfig();
  const { liquid } = useXpr(actor);
  const form = useWalletForm('long-stake', { amount: '' }, PARAMETERS, { choices: ['plan'] });
  const [now] = useState(chainNow);
  const open = plans.filter(({ isOpen }) => isOpen);
  const plan = open.find(({ index }) => index === form.choices.plan) ?? open[0];
  const options = usePlanOptions(open);

  const actionsOf = ({ amount }: AmountValues) => {
    if (!plan) return null;
    const quantity = { units: parseUnits(amount, symbol.precision), symbol };
    const fields = { contract: accounts.token, from: actor, to: LONG_STAKING };
    return [transfer({ ...fields, quantity, memo: plan.index }, permission)];
  };
  const factsOf = (typed: string): Fact[] => {
    if (!plan) return [];
    const { price, pair, days } = plan;
    const units = readUnits(typed, symbol.precision);
    const staked = typeof units === 'string' || units <= 0n ? null : { units, symbol };
    const payout = staked && longStakePayout(staked, plan, { start: price, end: price });
    return [
      { label: text.price(pair), value: <OraclePrice price={price} /> },
      { label: text.guaranteed, value: <OraclePrice price={guaranteedPrice(price, plan)} /> },
      { label: text.ends, value: <Time at={now + days * limits.dayMs} ahead /> },
      ...(payout ? [{ label: text.payoutSame, value: <Amount amount={payout} /> }] : []),
    ];
  };
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview
      user={user}
      actions={frame.actions}
      facts={actor !== '' && <OwnStakes user={user} plans={plans} />}
    >
      {plan ? (
        <AmountForm
          key={form.key}
          {...frame.fields}
          submit={text.submit}
          label={label}
          symbol={symbol}
          available={liquid}
          problemOf={(amount) => {
            if (plan.price <= 0) return text.noPrice;
            const problem = longStakeProblem(amount, symbol, liquid);
            if (problem?.kind === 'below-least')
              return problems['below-least'](format.amount(leastLongStake(symbol)));
            return problem && problemText(problem);
          }}
          factsOf={factsOf}
          lines={[text.will, text.lock]}
        >
          <SelectField
            label={text.plan}
            value={plan.index}
            options={options}
            onSelect={(index) => form.choose('plan', index === open[0]?.index ? null : index)}
          />
        </AmountForm>
      ) : (
        <p className="py-4 text-muted">{text.closed}</p>
      )}
    </FormWithPreview>
  );
}

function OwnStakes({ user: { actor, permission }, plans }: LongStakeFormProps) {
  const { long: text } = useStakingTexts();
  const { state, store, holdings } = useXpr(actor);
  const pending = useSigningStage() !== null;
  const stakes = holdings?.long ?? [];
  const end = ({ index }: LongStake, pays: boolean) => {
    if (index === null) return;
    const action = (pays ? claimstake : cancelstake)(actor, index, permission);
    const send = () => void transact([action], { again: send });
    send();
  };
  return (
    <AsidePart title={text.yours}>
      <StateView
        state={state.kind === 'ready' && stakes.length === 0 ? { kind: 'empty' } : state}
        empty={{ title: text.noneYours, text: text.noneYoursHint }}
        onRetry={store?.retry}
      >
        {() => <LongStakeTable stakes={stakes} plans={plans} pending={pending} onEnd={end} />}
      </StateView>
    </AsidePart>
  );
}

await textsReady();
