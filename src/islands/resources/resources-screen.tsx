import { type ComponentType } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { useChainWithFacts } from '#src/stores/chain/contract-facts.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';
import {
  allForms,
  formFacts,
  formScreens,
  type ResourceForm,
  resourceForms,
} from './resource-forms.ts';

type FormOfUser = ComponentType<{ user: User }>;

/** Forms and their checks are loaded for users who can sign. */
const FORMS: Readonly<Record<ResourceForm, FormOfUser>> = {
  stake: lazyPart(async () => (await import('./stake.tsx')).Stake),
  unstake: lazyPart(async () => (await import('./unstake.tsx')).Unstake),
  refund: lazyPart(async () => (await import('./refund.tsx')).Refund),
  ramBuy: lazyPart(async () => (await import('./ram-buy.tsx')).RamBuy),
  ramSell: lazyPart(async () => (await import('./ram-sell.tsx')).RamSell),
  ramTransfer: lazyPart(async () => (await import('./ram-transfer.tsx')).RamTransfer),
  ramGift: lazyPart(async () => (await import('./ram-gift.tsx')).RamGift),
  ramWrap: lazyPart(async () => (await import('./ram-wrap.tsx')).RamWrap),
  powerup: lazyPart(async () => (await import('./powerup.tsx')).Powerup),
};

/** The markets below their forms, for visitors too. */
const PowerupMarket = lazyPart(
  async () => (await import('./powerup-market-part.tsx')).PowerupMarketPart,
);

const RamMarket = lazyPart(async () => (await import('./ram-market-part.tsx')).RamMarketPart);

/** The market of a form. */
const MARKETS: Partial<Record<ResourceForm, ComponentType>> = {
  powerup: () => <PowerupMarket belowForm />,
  ramBuy: RamMarket,
  ramSell: RamMarket,
};

/** An account's resources: staking, RAM, rentals. */
export function ResourcesScreen({ locale, chain, screen }: ScreenProps) {
  const forms = resourceForms(useChainWithFacts(chain));
  const form = allForms.find((one) => formScreens[one] === screen) ?? 'stake';
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
  const Market = MARKETS[form];
  const fact = formFacts[form];
  return (
    <>
      <WalletPage
        title={text.title}
        tabs={forms.map((one) => ({
          path: screenOf(formScreens[one]).path,
          label: text.tabs[one],
        }))}
        current={screenOf(formScreens[form]).path}
      >
        {(user) => (
          <IfChainSupports fact={fact}>
            <Form user={user} />
          </IfChainSupports>
        )}
      </WalletPage>
      {Market && (
        <IfChainSupports fact={fact} otherwise={null}>
          <div className="mt-10">
            <LoadWhenNear>
              <Market />
            </LoadWhenNear>
          </div>
        </IfChainSupports>
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: ResourcesScreen };

await textsReady();
