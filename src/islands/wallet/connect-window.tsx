import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import {
  type PromptShown,
  PromptView,
  usePromptWords,
} from '#src/components/wallet/prompt-view.tsx';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $navigation } from '#src/stores/url.ts';
import { $connecting, $prompt } from '#src/stores/wallet/wallet-state.ts';
import { Connect } from './connect.tsx';
import { afterLogin } from './focus-return.ts';

const ReadOnly = lazyPart(async () => (await import('./read-only.tsx')).ReadOnly);

/** The window to choose a wallet, or for a wallet's prompts. */
export function ConnectWindow() {
  const connecting = useStore($connecting);
  const prompt = useStore($prompt);
  const text = useWalletConnectTexts();
  // A link in the window leads to another screen of the same document.
  useEffect(() => $navigation.listen(() => $connecting.set(false)), []);
  const close = () => {
    prompt?.cancel();
    $connecting.set(false);
  };
  const { readOnly } = chainConfig();
  if (connecting)
    return (
      <Dialog.Root open onOpenChange={close}>
        <Dialog.Content returnTo={afterLogin}>
          <Dialog.Title>{text.title}</Dialog.Title>
          <Dialog.Close />
          <Dialog.Body>
            {readOnly === null ? (
              <Connect onDone={() => $connecting.set(false)} />
            ) : (
              <Suspense>
                <ReadOnly reason={readOnly} />
              </Suspense>
            )}
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    );
  return prompt && <PromptWindow prompt={prompt} />;
}

function PromptWindow({ prompt }: { prompt: PromptShown }) {
  const { title } = usePromptWords(prompt);
  return (
    <Dialog.Root open onOpenChange={() => prompt.cancel()}>
      <Dialog.Content>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>
          <PromptView key={title} prompt={prompt} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
