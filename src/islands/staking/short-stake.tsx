import { amountProblem } from '#src/chain/actions/check-fields.ts';
import { stakexpr } from '#src/chain/actions/xpr-stake.ts';
import { type Asset } from '#src/chain/core/asset.ts';
import { parseUnits, readUnits } from '#src/chain/core/typed-units.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AmountForm, type AmountValues } from '#src/components/form/amount-form.tsx';
import type { Fact } from '#src/components/form/fact-rows.tsx';
import { useProblemText } from '#src/components/form/use-problem-text.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { FormNotice } from '#src/components/form/form-notice.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useXpr } from './use-xpr.ts';
import { XprAside } from './xpr-aside.tsx';

const PARAMETERS = { amount: 'amount' } as const;

/** Stakes XPR without a term. */
export function StakeXpr({ user }: { user: User }) {
  const { actor, permission } = user;
  const texts = useStakingTexts();
  const { stake: text, amount: label } = texts;
  const format = useFormat();
  const problemText = useProblemText();
  const { coreSymbol: symbol } = chainConfig();
  const { liquid, holdings, rules } = useXpr(actor);
  const account = useLoad(accountStore, actor || null).state;
  const form = useWalletForm('xpr-stake', { amount: '' }, PARAMETERS);
  const refunding = holdings?.refund?.amount.units ?? 0n;
  /** The contract takes waiting refunds before the balance. */
  const available = liquid && { ...liquid, units: liquid.units + refunding };
  const assetOf = ({ amount }: AmountValues): Asset => ({
    units: parseUnits(amount, symbol.precision),
    symbol,
  });
  const actionsOf = (values: AmountValues) => [stakexpr(actor, assetOf(values), permission)];
  const factsOf = (typed: string): Fact[] => {
    const units = readUnits(typed, symbol.precision);
    if (typeof units === 'string' || units <= 0n || !holdings) return [];
    const staked = holdings.short?.staked.units ?? 0n;
    const taken = refunding < units ? refunding : units;
    return [
      { label: text.after, value: <Amount amount={{ units: staked + units, symbol }} /> },
      ...(taken > 0n
        ? [{ label: text.fromRefund, value: <Amount amount={{ units: taken, symbol }} /> }]
        : []),
    ];
  };
  const votes = account.kind === 'ready' ? (account.value.voter?.producers.length ?? 0) : null;
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<XprAside actor={actor} />}>
      {votes !== null && votes < rules.votes && (
        <FormNotice
          title={text.vote}
          text={text.voteText(format.number(rules.votes))}
          link={{ label: texts.shared.vote, path: '/vote' }}
        />
      )}
      <AmountForm
        key={form.key}
        {...frame.fields}
        submit={text.submit}
        label={label}
        symbol={symbol}
        available={available}
        problemOf={(amount) => {
          const problem = amountProblem(amount, symbol, available);
          return problem && problemText(problem);
        }}
        factsOf={factsOf}
        lines={[text.will, text.later(format.duration(rules.unstakeMs / 1000))]}
      />
    </FormWithPreview>
  );
}

await textsReady();
