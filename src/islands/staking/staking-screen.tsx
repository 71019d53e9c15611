import { type ComponentType } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';
import { formScreens, type StakingForm } from './staking-forms.ts';

type FormOfUser = ComponentType<{ user: User }>;

/** Forms and their checks are loaded for users who can sign. */
const FORMS: Readonly<Record<Exclude<StakingForm, 'calculator'>, FormOfUser>> = {
  stake: lazyPart(async () => (await import('./short-stake.tsx')).StakeXpr),
  unstake: lazyPart(async () => (await import('./unstake-xpr.tsx')).UnstakeXpr),
  refund: lazyPart(async () => (await import('./refund-xpr.tsx')).RefundXpr),
  claim: lazyPart(async () => (await import('./claim-xpr.tsx')).ClaimXpr),
  longStake: lazyPart(async () => (await import('./long-stake.tsx')).LongStakePart),
};
const Calculator = lazyPart(async () => (await import('./calculator.tsx')).Calculator);

const forms = Object.keys(formScreens) as StakingForm[];

/** XPR's stakes, without a term and for one. */
export function StakingScreen({ locale, screen }: ScreenProps) {
  const form = forms.find((one) => formScreens[one] === screen) ?? 'stake';
  return (
    <Screen locale={locale}>
      <Staking form={form} />
    </Screen>
  );
}

function Staking({ form }: { form: StakingForm }) {
  const text = useStakingTexts();
  const frame = {
    title: text.shared.staking,
    tabs: forms.map((one) => ({ path: screenOf(formScreens[one]).path, label: text.tabs[one] })),
    current: screenOf(formScreens[form]).path,
  };
  if (form === 'calculator')
    return (
      <WalletPage {...frame}>
        <Calculator />
      </WalletPage>
    );
  const Form = FORMS[form];
  return <WalletPage {...frame}>{(user) => <Form key={form} user={user} />}</WalletPage>;
}

export const screen: ScreenModule = { Screen: StakingScreen };

await textsReady();
