import type { Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { StakeRefund } from '#src/chain/model/account/stake-refund.ts';
import {
  stakeUnits,
  type StakeUnits,
  unstakable,
  unstakeProblems,
} from '#src/chain/model/resource/stake-check.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountField } from '../form/account-field.tsx';
import { Amount } from '../ui/amount.tsx';
import { useClock } from '../ui/clock.ts';
import { Forecast } from './forecast.tsx';
import { ResourcePair } from './resource-pair.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

/** The typed values. Amounts are numbers without symbol: `12.5`. */
export interface UnstakeValues {
  cpu: string;
  net: string;
  receiver: string;
}

interface UnstakeFormProps extends FormProps<UnstakeValues> {
  from: string;
  symbol: TokenSymbol;
  /** The stakes by receiver. */
  stakes: ReadonlyMap<string, StakeUnits>;
  /** All stake for the account, also from others; null if unknown. */
  own: StakeUnits | null;
  /** The pending refund. */
  refunding: StakeRefund | null;
}

const NOTHING: StakeUnits = { cpu: 0n, net: 0n };

/** Takes tokens back from CPU and NET; they arrive after the chain’s delay. */
export function UnstakeForm(props: UnstakeFormProps) {
  const { from, symbol, stakes, own, refunding, pending } = props;
  const isReady = useClock((now) => refunding !== null && now >= refunding.availableAt, false);
  const text = useResourcesTexts();
  const restarts = isReady ? text.unstake.ready : text.unstake.restart;
  const format = useFormat();
  const problemText = useResourceProblemText({ symbol });
  const limitsOf = (receiver: string) => ({
    symbol,
    staked: stakes.get(receiver) ?? NOTHING,
    own: receiver === from ? own : null,
  });
  const check = (typed: UnstakeValues) => {
    const values = { ...typed, receiver: typed.receiver.trim() };
    const named = accountProblem(values.receiver);
    const serves = stakes.has(values.receiver);
    const { cpu, net } = serves ? unstakeProblems(values, limitsOf(values.receiver)) : {};
    const nothing = serves ? null : text.unstake.noneHint(values.receiver);
    return resolverResult(values, {
      cpu: cpu ? problemText(cpu) : null,
      net: net ? problemText(net) : null,
      receiver: named ? problemText(named) : nothing,
    });
  };
  const form = useCheckedForm(props, check);
  const { values } = form;
  const receiver = values.receiver.trim();
  const staked = stakes.get(receiver);
  const most = unstakable(limitsOf(receiver));
  const typed = stakeUnits(values, symbol);
  const amountOf = (units: bigint): Asset => ({ units: units > 0n ? units : 0n, symbol });
  useCheckedAgain(form.isSubmitted, () => form.trigger(), [receiver, most.cpu, most.net]);

  return (
    <SubmitForm label={text.shared.unstake} pending={pending} onSubmit={form.submit}>
      <AccountField
        label={text.shared.receiver}
        hint={text.unstake.receiverHint}
        typed={receiver}
        existence={stakes.has(receiver) ? 'exists' : null}
        suggestions={[...stakes.keys()]}
        {...form.field('receiver')}
      />
      <ResourcePair
        units={{ cpu: symbol.code, net: symbol.code }}
        available={staked ? { cpu: amountOf(most.cpu), net: amountOf(most.net) } : null}
        onPickFraction={(part, figure) => form.fill(part)(figure)}
        error={(part) => form.errors[part]?.message}
        register={(part) => form.register(part, { deps: form.isSubmitted ? ['cpu', 'net'] : [] })}
      />
      <Forecast
        facts={
          staked && typed.cpu + typed.net > 0n
            ? (['cpu', 'net'] as const).map((part) => ({
                label: `${text.unstake.remains}, ${text[part]}`,
                value: <Amount amount={amountOf(staked[part] - typed[part])} />,
              }))
            : []
        }
        lines={[
          text.unstake.will,
          ...(refunding ? [restarts(format.amount(refunding.amount))] : []),
          text.unstake.claimNote,
        ]}
      />
    </SubmitForm>
  );
}
