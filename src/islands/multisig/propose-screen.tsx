import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

/** The form is loaded for users who can sign. */
const Propose = lazyPart(async () => (await import('./propose.tsx')).Propose);

export function ProposeScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <ProposePage />
    </Screen>
  );
}

function ProposePage() {
  const text = useMultisigTexts();
  return <WalletPage title={text.title}>{(user) => <Propose user={user} />}</WalletPage>;
}

export const screen: ScreenModule = { Screen: ProposeScreen };

await textsReady();
