import { useEffect, useState } from 'react';
import { WalletList, type WalletChoice } from '#src/components/wallet/wallet-list.tsx';
import { goneWallets } from '#src/chain/sign/wallets/gone.ts';
import { wallets, walletsFor } from '#src/chain/sign/wallets/table.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { device } from '#src/stores/device.ts';
import { lastWallet } from '#src/stores/wallet/wallet-choice.ts';
import { prepareWallet } from '#src/stores/wallet/wallet-sessions.ts';

/** The chain's wallets for this device, the last used one first. */
export function WalletChooser({ onPick }: { onPick: (id: string) => void }) {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => void lastWallet().then(setLast), []);
  const { key } = chainConfig();
  const here = walletsFor(key, device());
  const all = wallets.filter(({ chains }) => chains?.includes(key) ?? true);
  const choices = here.map(({ id, name, website, isThere }): WalletChoice => ({
    id,
    name,
    website: website ?? null,
    there: isThere?.() ?? null,
    lastUsed: id === last,
  }));
  return (
    <WalletList
      wallets={choices.toSorted((a, b) => Number(b.lastUsed) - Number(a.lastUsed))}
      gone={goneWallets}
      elsewhere={all.length - here.length}
      onPick={onPick}
      onIntent={(id) => void prepareWallet(id).catch(() => undefined)}
    />
  );
}
