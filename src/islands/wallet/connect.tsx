import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { discontinuedWallets } from '#src/chain/sign/wallets/discontinued.ts';
import { walletsFor, walletsOn } from '#src/chain/sign/wallets/table.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ConnectFailure } from '#src/components/wallet/connect-failure.tsx';
import { ConnectForm } from '#src/components/wallet/connect-form.tsx';
import { PromptView } from '#src/components/wallet/prompt-view.tsx';
import { ConnectFoot, type WalletChoice, WalletList } from '#src/components/wallet/wallet-list.tsx';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { device, lastWallet } from '#src/stores/wallet/wallet-choice.ts';
import { prepareWallet } from '#src/stores/wallet/wallet-sessions.ts';
import { $prompt, $user } from '#src/stores/wallet/wallet-state.ts';
import { SavedUsers, useUsersFirst } from './saved-users.tsx';
import { type Connecting, useConnecting } from './use-connecting.ts';
import { WalletKeys } from './wallet-keys.tsx';

/** The steps from choosing a wallet to being logged in. */
export function Connect({ onDone }: { onDone: () => void }) {
  const connecting = useConnecting(onDone);
  const { step, back } = connecting;
  const text = useWalletConnectTexts();
  if (step.kind === 'choose') return <Choose onPick={connecting.pick} onDone={onDone} />;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-base font-bold" dir="auto">
          {step.wallet.name}
        </h3>
        <Button size="sm" variant="ghost" onClick={back}>
          <ArrowLeft size={16} aria-hidden className="icon-directional" />
          {text.back}
        </Button>
      </div>
      <Step connecting={connecting} />
    </>
  );
}

function Choose({ onPick, onDone }: { onPick: (id: string) => void; onDone: () => void }) {
  const user = useStore($user);
  const usersFirst = useUsersFirst();
  const users = !user && <SavedUsers first={usersFirst} onDone={onDone} />;
  return (
    <>
      {usersFirst && users}
      <WalletChooser onPick={onPick} />
      {!usersFirst && users}
      <ConnectFoot />
    </>
  );
}

function Step({ connecting }: { connecting: Connecting }) {
  const { step, enter, back } = connecting;
  switch (step.kind) {
    case 'choose':
      return null;
    case 'form':
      return (
        <ConnectForm
          key={step.wallet.id}
          input={step.input}
          pending={step.pending}
          wrong={step.wrong}
          initial={step.entered}
          onSubmit={({ actor, permission, privateKey, address }) =>
            enter(
              step.input === 'address' ? { address } : privateKey === '' ? {} : { privateKey },
              step.input === 'address' ? undefined : { actor, permission },
            )
          }
        />
      );
    case 'keys':
      return (
        <WalletKeys
          wallet={step.wallet}
          entered={step.entered}
          onChoose={(key, actor, permission) => enter(key, { actor, permission })}
          onFailure={connecting.fail}
        />
      );
    case 'waiting':
      return <Waiting name={step.wallet.name} onCancel={back} />;
    case 'failed':
      return (
        <ConnectFailure
          wallet={step.node ?? step.wallet.name}
          failure={step.failure}
          message={step.message}
          website={step.wallet.website ?? null}
          onAgain={connecting.again}
        />
      );
  }
}

function Waiting({ name, onCancel }: { name: string; onCancel: () => void }) {
  const prompt = useStore($prompt);
  const text = useWalletConnectTexts();
  useEffect(() => () => $prompt.get()?.cancel(), []);
  if (prompt) return <PromptView key={prompt.title} prompt={prompt} titled />;
  return (
    <div className="space-y-4">
      <p role="status" className="text-muted">
        {text.connecting(name)}
      </p>
      <Button className="w-full" variant="ghost" onClick={onCancel}>
        {text.shared.cancel}
      </Button>
    </div>
  );
}

/** The chain's wallets for this device, the last used one first. */
function WalletChooser({ onPick }: { onPick: (id: string) => void }) {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => void lastWallet().then(setLast), []);
  const wallets = walletsFor(chainConfig(), device());
  const all = walletsOn(chainConfig());
  const choices = wallets.map(({ id, name, website, isInstalled }): WalletChoice => ({
    id,
    name,
    website: website ?? null,
    installed: isInstalled?.() ?? null,
    lastUsed: id === last,
  }));
  return (
    <WalletList
      wallets={choices.toSorted((a, b) => Number(b.lastUsed) - Number(a.lastUsed))}
      discontinued={discontinuedWallets}
      elsewhere={all.length - wallets.length}
      onPick={onPick}
      onIntent={(id) => void prepareWallet(id).catch(() => undefined)}
    />
  );
}
