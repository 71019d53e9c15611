import type { ComponentType } from 'react';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { type ScreenId, screenOf, screensOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

/** Forms and their checks are loaded for users who can sign. */
const forms = {
  single: lazyPart(async () =>
    chainConfig().features.includes('key-transfers')
      ? (await import('./fio.tsx')).FioTransfer
      : (await import('./single.tsx')).SingleTransfer,
  ),
  multi: lazyPart(async () => (await import('./multi.tsx')).MultiTransfer),
  batch: lazyPart(async () => (await import('./batch.tsx')).BatchTransfer),
  nft: lazyPart(async () => (await import('./nft.tsx')).NftTransfer),
  'nft-batch': lazyPart(async () => (await import('./nft.tsx')).NftsTransfer),
  swap: lazyPart(async () => (await import('./swap.tsx')).SwapToken),
} satisfies Record<string, ComponentType<{ user: User }>>;

type TransferKind = keyof typeof forms;

const screenIds: Readonly<Record<TransferKind, ScreenId>> = {
  single: 'transfer',
  multi: 'transfer-multi',
  batch: 'transfer-batch',
  nft: 'transfer-nft',
  'nft-batch': 'transfer-nft-batch',
  swap: 'swap-token',
};

/** The chain's transfer forms. */
function transferKinds(chain: ChainConfig): TransferKind[] {
  const has = new Set(screensOf(chain).map(({ id }) => id));
  return (Object.keys(screenIds) as TransferKind[]).filter((kind) => has.has(screenIds[kind]));
}

export function TransferScreen({ locale, chain, screen }: ScreenProps) {
  const kinds = transferKinds(chain);
  const kind = kinds.find((one) => screenIds[one] === screen) ?? 'single';
  return (
    <Screen locale={locale}>
      <TransferPage kind={kind} kinds={kinds} />
    </Screen>
  );
}

interface TransferPageProps {
  kind: TransferKind;
  /** The chain's forms. */
  kinds: readonly TransferKind[];
}

function TransferPage({ kind, kinds }: TransferPageProps) {
  const { title, tabs } = useTransferTexts();
  const pathOf = (one: TransferKind) => screenOf(screenIds[one]).path;
  const Form = forms[kind];
  return (
    <WalletPage
      title={title}
      {...(kinds.length > 1 && {
        tabs: kinds.map((one) => ({ path: pathOf(one), label: tabs[one] })),
      })}
      current={pathOf(kind)}
    >
      {(user) => <Form user={user} />}
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: TransferScreen };

await textsReady();
