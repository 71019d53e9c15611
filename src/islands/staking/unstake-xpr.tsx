import { amountProblem } from '#src/chain/actions/check-fields.ts';
import { unstakexpr } from '#src/chain/actions/xpr-stake.ts';
import { parseUnits, readUnits } from '#src/chain/core/typed-units.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AmountForm, type AmountValues } from '#src/components/form/amount-form.tsx';
import { useProblemText } from '#src/components/form/use-problem-text.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { useClock } from '#src/components/ui/clock.ts';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useXpr } from './use-xpr.ts';
import { XprAside } from './xpr-aside.tsx';

const PARAMETERS = { amount: 'amount' } as const;

/** Unstakes XPR that has no term. */
export function UnstakeXpr({ user }: { user: User }) {
  const { actor, permission } = user;
  const texts = useStakingTexts();
  const { unstake: text, problems, amount: label } = texts;
  const format = useFormat();
  const problemText = useProblemText();
  const { coreSymbol: symbol } = chainConfig();
  const { state, store, holdings, rules } = useXpr(actor);
  const refundAt = (state.kind === 'ready' && state.value.refund?.availableAt) || null;
  const isReady = useClock((now) => refundAt !== null && now >= refundAt, false);
  const form = useWalletForm('xpr-unstake', { amount: '' }, PARAMETERS);
  const own = holdings?.delegations.find(({ to }) => to === actor)?.amount ?? null;
  const actionsOf = ({ amount }: AmountValues) => {
    const units = parseUnits(amount, symbol.precision);
    return [unstakexpr(actor, { units, symbol }, permission)];
  };
  const span = format.duration(rules.unstakeMs / 1000);
  const nothing = { title: text.none, text: text.noneHint };
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<XprAside actor={actor} />}>
      <StateView
        state={state.kind === 'ready' && !own && actor !== '' ? { kind: 'empty' } : state}
        empty={nothing}
        onRetry={store?.retry}
      >
        {({ refund }) => (
          <AmountForm
            key={form.key}
            {...frame.fields}
            submit={texts.shared.unstake}
            label={label}
            symbol={symbol}
            available={own}
            problemOf={(amount) => {
              const problem = amountProblem(amount, symbol, own);
              if (problem?.kind === 'insufficient-balance') return problems['more-than-staked'];
              return problem && problemText(problem);
            }}
            factsOf={(typed) => {
              const units = readUnits(typed, symbol.precision);
              if (typeof units === 'string' || units <= 0n || !own || units > own.units) return [];
              const left = { units: own.units - units, symbol };
              return [{ label: text.remains, value: <Amount amount={left} /> }];
            }}
            lines={[
              text.will(span),
              ...(refund
                ? [(isReady ? text.ready : text.restart)(format.amount(refund.amount))]
                : []),
            ]}
          />
        )}
      </StateView>
    </FormWithPreview>
  );
}

await textsReady();
