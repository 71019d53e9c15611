import { useState } from 'react';
import type { PricedPlan } from '#src/chain/client/staking/stake-plans.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import * as limits from '#src/chain/core/limits.ts';
import { CalculatorForm } from '#src/components/staking/calculator-form.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { stakePlansStore } from '#src/stores/staking/staking.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { usePlanOptions } from './use-plan-options.ts';

const USUAL_AMOUNT = '1000';

/** Calculates payouts of long stakes. Its values are in the address. */
export function Calculator() {
  const { long: text } = useStakingTexts();
  const load = useLoad(stakePlansStore, '');
  return (
    <StateView
      {...load}
      loading={<SkeletonForm />}
      empty={{ title: text.none, text: text.noneHint }}
    >
      {(plans) => <OfPlans plans={plans} />}
    </StateView>
  );
}

function OfPlans({ plans }: { plans: readonly PricedPlan[] }) {
  const { calculator: text } = useStakingTexts();
  const locale = useLocale();
  const query = useUrl()?.searchParams;
  const [now] = useState(chainNow);
  const options = usePlanOptions(plans);
  const plan = plans.find(({ index }) => index === query?.get('plan')) ?? plans[0];
  if (!plan) return null;
  const price = decimalText(plan.price);
  const values = {
    amount: query?.get('amount') ?? USUAL_AMOUNT,
    start: query?.get('start') ?? price,
    end: query?.get('end') ?? price,
  };
  const form = new URLSearchParams({ amount: values.amount, plan: plan.index });
  return (
    <CalculatorForm
      symbol={chainConfig().coreSymbol}
      plan={plan}
      options={options}
      endsAt={now + plan.days * limits.dayMs}
      values={values}
      onPlan={(index) => setQuery({ plan: index })}
      onChange={setQuery}
    >
      {plan.isOpen && (
        <a
          href={localizePath(`${screenOf('longstaking-stake').path}?${form.toString()}`, locale)}
          className={buttonStyles({})}
        >
          {text.toStake}
        </a>
      )}
    </CalculatorForm>
  );
}

/** Without an exponent, which fields do not take. */
function decimalText(price: number): string {
  return price > 0 ? price.toFixed(20).replace(/0+$/, '') : '';
}

await textsReady();
