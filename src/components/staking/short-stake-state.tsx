import type { ShortStake, ShortStakeRules } from '#src/chain/model/vote/xpr-stake.ts';
import type { StakeRefund } from '#src/chain/model/account/stake-refund.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { DueTime } from '../ui/due-time.tsx';

interface ShortStakeStateProps {
  liquid: Asset;
  short: ShortStake | null;
  refund: StakeRefund | null;
  longTotal: Asset;
  rules: ShortStakeRules;
}

/** What an account has and stakes, and whether it earns. */
export function ShortStakeState({ liquid, short, refund, longTotal, rules }: ShortStakeStateProps) {
  const texts = useStakingTexts();
  const { state: text } = texts;
  const format = useFormat();
  const facts: Fact[] = [
    { label: texts.shared.available, value: <Amount amount={liquid} /> },
    {
      label: text.staked,
      value: <Amount amount={short?.staked ?? { ...liquid, units: 0n }} />,
    },
  ];
  const add = (label: string, value: Fact['value']) => facts.push({ label, value });
  if (short) {
    add(text.claimable, <Amount amount={short.claimable} />);
    add(
      text.earns,
      short.qualified ? texts.shared.yes : text.votesNeeded(format.number(rules.votes)),
    );
  }
  if (longTotal.units > 0n) add(text.long, <Amount amount={longTotal} />);
  if (refund) {
    add(texts.shared.refunding, <Amount amount={refund.amount} />);
    add(text.arrives, <DueTime at={refund.availableAt} due={texts.shared.now} />);
  }
  return <FactRows facts={facts} />;
}
