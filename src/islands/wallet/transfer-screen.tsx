import { lazy } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { Screen, type ScreenProps } from '../screen.tsx';
import { WalletPage } from './wallet-page.tsx';

/** Forms and their checks come with a user who can sign. */
const Transfer = lazy(async () => ({ default: (await import('./transfer.tsx')).Transfer }));

export function TransferScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <TransferPage />
    </Screen>
  );
}

function TransferPage() {
  const { wallet } = useMessages();
  return <WalletPage title={wallet.transferTitle}>{(user) => <Transfer user={user} />}</WalletPage>;
}
