import { type ComponentType } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

const order = [
  'register-address',
  'register-domain',
  'manage-addresses',
  'manage-domains',
] as const;

type Form = (typeof order)[number];

/** Forms are loaded for users who can sign. */
const forms: Readonly<Record<Form, ComponentType<{ user: User }>>> = {
  'register-address': lazyPart(async () => (await import('./register-name.tsx')).RegisterAddress),
  'register-domain': lazyPart(async () => (await import('./register-name.tsx')).RegisterDomain),
  'manage-addresses': lazyPart(
    async () => (await import('./manage-addresses.tsx')).ManageAddresses,
  ),
  'manage-domains': lazyPart(async () => (await import('./manage-domains.tsx')).ManageDomains),
};

/** Registers and manages FIO addresses and domains. */
export function NameFormsScreen({ locale, screen }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <NameFormsPage form={order.find((one) => one === screen) ?? 'register-address'} />
    </Screen>
  );
}

function NameFormsPage({ form }: { form: Form }) {
  const text = useFioManageTexts();
  const Form = forms[form];
  return (
    <WalletPage
      title={text.title}
      tabs={order.map((one) => ({ path: screenOf(one).path, label: text.tabs[one] }))}
      current={screenOf(form).path}
    >
      {(user) => <Form user={user} />}
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: NameFormsScreen };

await textsReady();
