import { type ComponentType } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { type ScreenId, screenOf } from '#src/routes.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

/** Tools that need no account: they sign nothing and send nothing. */
const tools = {
  keys: lazyPart(async () => (await import('./keys.tsx')).Keys),
  format: lazyPart(async () => (await import('./format-keys.tsx')).FormatKeys),
  message: lazyPart(async () => (await import('./message.tsx')).Message),
  decode: lazyPart(async () => (await import('./decode.tsx')).Decode),
} as const satisfies Readonly<Record<string, ComponentType>>;

/** Forms that sign. */
const forms = {
  cancel: lazyPart(async () => (await import('./cancel-deferred.tsx')).CancelDeferred),
  upload: lazyPart(async () => (await import('./upload-contract.tsx')).UploadContract),
} as const satisfies Readonly<Record<string, ComponentType<{ user: User }>>>;

type Tool = keyof typeof tools;
type Tab = Tool | keyof typeof forms;

const screenIds: Readonly<Record<Tab, ScreenId>> = {
  keys: 'utilities-keys',
  format: 'format-keys',
  message: 'sign-message',
  decode: 'decode',
  cancel: 'cancel-deferred',
  upload: 'upload-contract',
};

const order = Object.keys(screenIds) as readonly Tab[];

const pathOf = (tab: Tab) => screenOf(screenIds[tab]).path;

/** Tools for keys, messages, packed data and contracts. */
export function UtilitiesScreen({ locale, screen }: ScreenProps) {
  const tab = order.find((one) => screenIds[one] === screen) ?? 'keys';
  return (
    <Screen locale={locale}>
      <UtilitiesPage tab={tab} />
    </Screen>
  );
}

function UtilitiesPage({ tab }: { tab: Tab }) {
  const text = useUtilityTexts();
  const frame = {
    title: text.title,
    tabs: order.map((one) => ({ path: pathOf(one), label: text.tabs[one] })),
    current: pathOf(tab),
  };
  if (tab in tools) {
    const Tool = tools[tab as Tool];
    return (
      <WalletPage {...frame}>
        <Tool />
      </WalletPage>
    );
  }
  const form = tab as keyof typeof forms;
  const Form = forms[form];
  return <WalletPage {...frame}>{(user) => <Form user={user} />}</WalletPage>;
}

export const screen: ScreenModule = { Screen: UtilitiesScreen };

await textsReady();
