import { useEffect, useRef, useState } from 'react';
import { KeyChooser, type KeyChoice } from '#src/components/wallet/key-chooser.tsx';
import type { ConnectInput } from '#src/components/wallet/connect-form.tsx';
import { keyOffers } from '#src/chain/client/account/key-offers.ts';
import type { KeyLister, Wallet } from '#src/chain/sign/wallets/wallet.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import { $settings, changeSettings } from '#src/stores/settings/settings.ts';
import { walletKeys } from '#src/stores/wallet/wallet-sessions.ts';

interface WalletKeysProps {
  wallet: Wallet;
  /** The account that was typed before a failure. */
  entered: Partial<ConnectInput>;
  onChoose: (key: { index: number; publicKey: string }, actor: string, permission: string) => void;
  onFailure: (error: unknown) => void;
}

/** The keys of a device or extension, with their accounts on the chain. */
export function WalletKeys({ wallet, entered, onChoose, onFailure }: WalletKeysProps) {
  const [keys, setKeys] = useState<readonly KeyChoice[]>([]);
  const [loading, setLoading] = useState(true);
  const lister = useRef<KeyLister | null>(null);
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  const isDevice = wallet.input === 'device-key';

  const read = async (indices: readonly number[]) => {
    setLoading(true);
    try {
      lister.current ??= await walletKeys(wallet.id);
      const offered = await lister.current.listKeys(indices);
      const found = await Promise.all(offered.map(withAccounts));
      setKeys((before) => [...before.filter(({ index }) => !indices.includes(index)), ...found]);
    } catch (error) {
      failed.current(error);
    } finally {
      setLoading(false);
    }
  };
  const readFirst = useRef(read);
  useEffect(() => {
    void readFirst.current(isDevice ? $settings.get().ledgerIndexList : [0]);
  }, [isDevice]);

  const more = () => {
    const { ledgerIndexList } = $settings.get();
    const next = Math.max(-1, ...ledgerIndexList) + 1;
    changeSettings({ ledgerIndexList: [...ledgerIndexList, next] });
    void read([next]);
  };
  const check = async (index: number) => {
    const shown = await lister.current?.showKey?.(index);
    return shown === keys.find((key) => key.index === index)?.publicKey;
  };

  return (
    <KeyChooser
      keys={keys}
      loading={loading}
      entered={entered}
      onMore={isDevice ? more : undefined}
      onCheck={isDevice ? check : undefined}
      onChoose={({ index, publicKey }, actor, permission) =>
        onChoose({ index, publicKey }, actor, permission)
      }
    />
  );
}

async function withAccounts(key: { index: number; publicKey: string }): Promise<KeyChoice> {
  const accounts = await keyOffers(chainAccess(), key.publicKey).catch(() => null);
  return { ...key, accounts };
}
