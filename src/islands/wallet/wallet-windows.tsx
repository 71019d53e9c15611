import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { $reversible } from '#src/stores/signing/reversible.ts';
import { $reviewing } from '#src/stores/signing/reviewing.ts';
import { $connecting, $prompt, $toast } from '#src/stores/wallet/wallet-state.ts';
import { watchPressed } from './focus-return.ts';

const ConnectWindow = lazyPart(async () => (await import('./connect-window.tsx')).ConnectWindow);
const ReviewWindow = lazyPart(async () => (await import('./review-window.tsx')).ReviewWindow);
const MultisigStrip = lazyPart(
  async () => (await import('../multisig/multisig-strip.tsx')).MultisigStrip,
);
const AsOf = lazyPart(async () => (await import('./as-of.tsx')).AsOf, Nothing);
const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts, Nothing);

/** The windows of the wallet, each loaded when it opens. */
export function WalletWindows() {
  const connecting = useStore($connecting, { ssr: 'initial' });
  const prompt = useStore($prompt, { ssr: 'initial' });
  const reviewing = useStore($reviewing, { ssr: 'initial' });
  const reversible = useStore($reversible, { ssr: 'initial' });
  const toast = useStore($toast, { ssr: 'initial' });
  const multisig = useStore($multisigMode, { ssr: 'initial' });
  useEffect(watchPressed, []);
  return (
    <Suspense>
      {(connecting || prompt !== null) && <ConnectWindow />}
      {reviewing && <ReviewWindow />}
      {multisig && <MultisigStrip />}
      {reversible && <AsOf />}
      {toast && <Toasts />}
    </Suspense>
  );
}
