import type { StakePlan } from '#src/chain/model/vote/xpr-stake.ts';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** The options of a plan select. */
export function usePlanOptions(plans: readonly StakePlan[]) {
  const { long: text } = useStakingTexts();
  const format = useFormat();
  return plans.map(({ index, days, percent }) => ({
    key: index,
    label: text.option(format.duration(days * 86_400), format.percent(percent / 100, 0)),
  }));
}
