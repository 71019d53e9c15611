import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { depositAddress } from '#src/chain/client/cross-chain/cross-chain.ts';
import { bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { CoinField } from '#src/components/cross-chain/coin-field.tsx';
import { DepositTable } from '#src/components/cross-chain/deposit-table.tsx';
import { DepositAddress } from '#src/components/cross-chain/deposit-address.tsx';
import { AsidePart, FormLayout } from '#src/components/form/form-layout.tsx';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { Forecast } from '#src/components/resources/forecast.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import { proofOf, signForBridge } from '#src/stores/cross-chain/bridge-send.ts';
import { depositsStore } from '#src/stores/cross-chain/cross-chain.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { useCoin } from './use-coin.ts';

interface Given {
  readonly wrapped: string;
  readonly address: string;
  readonly memo: string | null;
}

/** The address at which the bridge credits the user. */
export function Deposit({ user }: { user: User }) {
  const { actor } = user;
  const text = useCrossChainTexts();
  const { coin, choose } = useCoin();
  const pending = useSigningStage() !== null;
  const multisig = useStore($multisigMode);
  const [given, setGiven] = useState<Given | null>(null);
  const ask = async () => {
    const request = async (signed: Parameters<typeof depositAddress>[1]) => {
      const { address, memo } = await depositAddress(chainAccess(), signed, coin.currency);
      setGiven({ wrapped: coin.wrapped, address, memo });
    };
    const proof = proofOf(user, `deposit ${coin.currency}`);
    await signForBridge(user, proof, request, { offChain: true });
  };
  const shown = given?.wrapped === coin.wrapped ? given : null;
  return (
    <FormLayout
      aside={
        <>
          {shown && <DepositAddress account={actor} coin={coin} {...shown} />}
          {actor !== '' && <Deposits account={actor} />}
        </>
      }
    >
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

/** The account's deposits, where the chain has a table of them. */
function Deposits({ account }: { account: string }) {
  const { deposit: text } = useCrossChainTexts();
  const load = useLoad(depositsStore, account);
  if (load.state.kind === 'ready' && load.state.value === null) return null;
  return (
    <AsidePart title={text.list}>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(deposits) => deposits && <DepositTable deposits={deposits} />}
      </StateView>
    </AsidePart>
  );
}
