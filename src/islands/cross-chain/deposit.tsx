import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { transfer } from '#src/chain/actions/transfer.ts';
import { depositAddress } from '#src/chain/client/cross-chain/cross-chain.ts';
import { bridgeAccount, bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { CoinField } from '#src/components/cross-chain/coin-field.tsx';
import { DepositAddress } from '#src/components/cross-chain/deposit-address.tsx';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { Forecast } from '#src/components/resources/forecast.tsx';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { signForBridge } from '#src/stores/cross-chain/bridge-send.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { useCoin } from './use-coin.ts';

interface Given {
  readonly wrapped: string;
  readonly address: string;
  readonly memo: string | null;
}

/** The address at which the bridge credits the user. */
export function Deposit({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = useCrossChainTexts();
  const { coin, choose } = useCoin();
  const pending = useSigningStage() !== null;
  const multisig = useStore($multisigMode);
  const [given, setGiven] = useState<Given | null>(null);
  const { accounts, coreSymbol } = chainConfig();
  const ask = async () => {
    const quantity = { units: 1n, symbol: coreSymbol };
    const fields = { contract: accounts.token, from: actor, to: bridgeAccount, quantity };
    const proof = transfer({ ...fields, memo: `deposit ${coin.currency}` }, permission);
    const hand = async (signed: Parameters<typeof depositAddress>[1]) => {
      const { address, memo } = await depositAddress(chainAccess(), signed, coin.currency);
      setGiven({ wrapped: coin.wrapped, address, memo });
    };
    await signForBridge(user, proof, hand, { offChain: true });
  };
  const shown = given?.wrapped === coin.wrapped ? given : null;
  return (
    <FormLayout aside={shown && <DepositAddress account={actor} coin={coin} {...shown} />}>
      <SubmitForm
        label={text.deposit.submit}
        pending={pending}
        disabled={multisig}
        onSubmit={() => void ask()}
      >
        <CoinField coins={bridgeCoins} coin={coin} onCoin={choose} />
        <Forecast lines={[multisig ? text.noMultisig : text.deposit.proof]} />
      </SubmitForm>
    </FormLayout>
  );
}
