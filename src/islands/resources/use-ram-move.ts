import type { User } from '#src/chain/sign/users/users.ts';
import type { RamMove } from '#src/components/resources/ram-move-form.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useTransferForm } from '../transfer/use-transfer-form.ts';
import { choiceOf } from '../wallet/choice-of.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { useRam } from './ram-aside.tsx';

export type RamAction = RamMove | 'return';

const PARAMETERS = { to: 'to', amount: 'amount', memo: 'memo' } as const;

/** What the forms that move RAM share. `?do=burn` chooses among a form's moves. */
export function useRamMove<Move extends RamAction>(
  user: User,
  name: string,
  moves: readonly [Move, ...Move[]],
) {
  const { actor } = user;
  const { coreSymbol: symbol } = chainConfig();
  const { existence } = useTransferForm(user);
  const ram = useRam(actor);
  const { ram: own, gift, market, liquid } = ram;
  const blank = { to: '', amount: '', memo: '' };
  const form = useWalletForm(name, blank, PARAMETERS, { choices: ['do'] });
  const [move, setMove] = choiceOf(form, 'do', moves);
  return {
    move,
    setMove,
    own,
    gift,
    ram,
    form,
    shared: {
      from: actor,
      symbol,
      ram: own,
      liquid,
      market,
      existence,
    },
  };
}
