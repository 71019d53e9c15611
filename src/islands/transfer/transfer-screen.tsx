import { lazy, type ComponentType } from 'react';
import type { User } from '#src/chain/sign/users.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

/** Forms and their checks come with a user who can sign. */
const forms = {
  single: lazy(async () => ({ default: (await import('./single.tsx')).SingleTransfer })),
  multi: lazy(async () => ({ default: (await import('./multi.tsx')).MultiTransfer })),
  batch: lazy(async () => ({ default: (await import('./batch.tsx')).BatchTransfer })),
  nft: lazy(async () => ({ default: (await import('./nft.tsx')).NftTransfer })),
  'nft-batch': lazy(async () => ({ default: (await import('./nft.tsx')).NftsTransfer })),
} satisfies Record<string, ComponentType<{ user: User }>>;

type TransferKind = keyof typeof forms;

interface TransferScreenProps extends ScreenProps {
  kind: TransferKind;
  /** Whether the chain has tokens of which each is one of a kind. */
  nfts: boolean;
}

export function TransferScreen({ locale, kind, nfts }: TransferScreenProps) {
  return (
    <Screen locale={locale}>
      <TransferPage kind={kind} nfts={nfts} />
    </Screen>
  );
}

const BASE = '/wallet/transfer';

const paths = {
  single: BASE,
  multi: `${BASE}/multi`,
  batch: `${BASE}/batch`,
  nft: `${BASE}/nft`,
  'nft-batch': `${BASE}/nft-batch`,
} as const satisfies Record<TransferKind, string>;

function TransferPage({ kind, nfts }: Omit<TransferScreenProps, 'locale'>) {
  const { title, tabs } = useTransferTexts();
  const kinds = Object.keys(paths) as TransferKind[];
  const Form = forms[kind];
  return (
    <WalletPage
      title={title}
      tabs={kinds
        .filter((one) => nfts || !one.startsWith('nft'))
        .map((one) => ({ path: paths[one], label: tabs[one] }))}
      current={paths[kind]}
    >
      {(user) => <Form user={user} />}
    </WalletPage>
  );
}
