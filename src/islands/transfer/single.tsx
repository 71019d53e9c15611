import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { TokenBalances } from '#src/components/transfer/token-balances.tsx';
import { TransferForm, type TransferValues } from '#src/components/transfer/transfer-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { useLoad } from '#src/stores/query.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { type Tokens, useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const BLANK: TransferValues = { to: '', amount: '', memo: '' };

/** Query parameters: `?to=bob&amount=1.5&token=eosio.token:EOS&memo=rent`. */
const PARAMETERS = { to: 'to', amount: 'amount', memo: 'memo' } as const;

/** One token to one account. */
export function SingleTransfer({ user }: { user: User }) {
  const { linked, wanted, choose, ...tokens } = useTokens(user.actor);
  const { key, initial, keep, send } = useWalletForm('transfer', BLANK, PARAMETERS);
  const form = useTransferForm(user);

  const submit = async ({ to, amount, memo }: TransferValues) => {
    if ((await lookUpAccount(to)) === 'missing') return;
    const { contract, symbol } = tokens.token;
    const quantity = { units: parseUnits(amount, symbol.precision), symbol };
    await send([transfer({ contract, from: user.actor, to, quantity, memo }, user.permission)]);
  };

  return (
    <>
      {wanted === 'absent' && linked !== null && (
        <AbsentToken wanted={linked} instead={tokens.token} onInstead={choose} />
      )}
      <TransferForm
        key={key}
        {...form}
        {...tokens}
        onToken={choose}
        aside={<TransferAside actor={user.actor} choose={choose} {...tokens} />}
        initial={initial}
        disabled={wanted !== 'here'}
        onChange={keep}
        onSubmit={(values) => void submit(values)}
      />
    </>
  );
}

interface TransferAsideProps extends Pick<Tokens, 'tokens' | 'token' | 'balance' | 'choose'> {
  actor: string;
}

/** The sender's balances and resources. */
function TransferAside({ actor, choose, ...tokens }: TransferAsideProps) {
  const text = useTransferTexts();
  const { state, store } = useLoad(accountStore, actor);
  return (
    <>
      <AsidePart title={text.tokens}>
        <TokenBalances {...tokens} onToken={choose} />
      </AsidePart>
      <AsidePart title={text.resources}>
        <StateView state={state} onRetry={store?.retry}>
          {(account) => (
            <div className="-m-4">
              <ResourceBars account={account} />
            </div>
          )}
        </StateView>
      </AsidePart>
    </>
  );
}
