import { buyramburn, ramburn, ramtransfer } from '#src/chain/actions/resources.ts';
import { ramUnits } from '#src/chain/model/resource/ram-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RamMoveForm, type RamMoveValues } from '#src/components/resources/ram-move-form.tsx';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { useFormFrame } from '../wallet/use-wallet-form.ts';
import { RamFormPage } from './ram-aside.tsx';
import { MoveToggle } from './ram-move-toggle.tsx';
import { useRamMove } from './use-ram-move.ts';

const MOVES = ['transfer', 'burn', 'buy-burn'] as const;

/** RAM for another account, or for none. */
export function RamTransfer({ user }: { user: User }) {
  const { actor, permission } = user;
  const { move, setMove, ram, form, shared } = useRamMove(user, 'ram-transfer', MOVES);

  const actionsOf = ({ to, amount, memo }: RamMoveValues) => {
    const units = ramUnits(
      { amount, unit: move === 'buy-burn' ? 'tokens' : 'bytes' },
      shared.symbol,
    );
    if (units === null) return null;
    if (move === 'transfer')
      return [ramtransfer({ from: actor, to, bytes: units, memo }, permission)];
    if (move === 'burn') return [ramburn({ owner: actor, bytes: units, memo }, permission)];
    const quantity = { units, symbol: shared.symbol };
    return [buyramburn({ payer: actor, quantity, memo }, permission)];
  };
  const frame = useFormFrame(
    form,
    actionsOf,
    async ({ to }) => move !== 'transfer' || (await lookUpAccount(to)) !== 'missing',
  );
  return (
    <RamFormPage user={user} actions={frame.actions} ram={ram}>
      {() => (
        <RamMoveForm
          key={form.key}
          {...shared}
          {...frame.fields}
          move={move}
          onReceiver={(name) => void lookUpAccount(name)}
        >
          <MoveToggle moves={MOVES} current={move} onSelect={setMove} />
        </RamMoveForm>
      )}
    </RamFormPage>
  );
}
