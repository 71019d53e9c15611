import { type ComponentType, lazy } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';
import { formScreens, type ResourceForm, resourceForms } from './resource-forms.ts';

type FormOfUser = ComponentType<{ user: User }>;

/** Forms and their checks are loaded for users who can sign. */
const FORMS: Readonly<Record<ResourceForm, FormOfUser>> = {
  stake: lazy(async () => ({ default: (await import('./stake.tsx')).Stake })),
  unstake: lazy(async () => ({ default: (await import('./unstake.tsx')).Unstake })),
  refund: lazy(async () => ({ default: (await import('./refund.tsx')).Refund })),
  ramBuy: lazy(async () => ({ default: (await import('./ram-buy.tsx')).RamBuy })),
  ramSell: lazy(async () => ({ default: (await import('./ram-sell.tsx')).RamSell })),
  ramTransfer: lazy(async () => ({ default: (await import('./ram-transfer.tsx')).RamTransfer })),
  ramGift: lazy(async () => ({ default: (await import('./ram-gift.tsx')).RamGift })),
  ramWrap: lazy(async () => ({ default: (await import('./ram-wrap.tsx')).RamWrap })),
  powerup: lazy(async () => ({ default: (await import('./powerup.tsx')).Powerup })),
};

/** An account's resources: staking, RAM, rentals. */
export function ResourcesScreen({ locale, chain, screen }: ScreenProps) {
  const forms = resourceForms(chain);
  const form = forms.find((one) => formScreens[one] === screen) ?? 'stake';
  return (
    <Screen locale={locale}>
      <ResourcesPage form={form} forms={forms} />
    </Screen>
  );
}

interface ResourcesPageProps {
  form: ResourceForm;
  /** The chain's forms. */
  forms: readonly ResourceForm[];
}

function ResourcesPage({ form, forms }: ResourcesPageProps) {
  const text = useResourcesTexts();
  const Form = FORMS[form];
  return (
    <WalletPage
      title={text.title}
      logInHint={text.logInHint}
      tabs={forms.map((one) => ({ path: screenOf(formScreens[one]).path, label: text.tabs[one] }))}
      current={screenOf(formScreens[form]).path}
    >
      {(user) => <Form user={user} />}
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: ResourcesScreen };

await textsReady();
