import { giftram, ungiftram } from '#src/chain/actions/resources.ts';
import { ramUnits } from '#src/chain/model/resource/ram-check.ts';
import { giftedBytesInUse } from '#src/chain/model/resource/ram-moves.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RamMoveForm, type RamMoveValues } from '#src/components/resources/ram-move-form.tsx';
import { RamReturnForm } from '#src/components/resources/ram-return-form.tsx';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { lookUpGift, useGifts } from '#src/stores/account/ram-gifts.ts';
import { useFormFrame } from '../wallet/use-wallet-form.ts';
import { RamFormPage } from './ram-aside.tsx';
import { MoveToggle } from './ram-move-toggle.tsx';
import { useRamMove } from './use-ram-move.ts';

const MOVES = ['gift', 'return'] as const;

/** RAM that others may use, and its return. */
export function RamGift({ user }: { user: User }) {
  const { actor, permission } = user;
  const { move, setMove, own, gift, ram, form, shared } = useRamMove(user, 'ram-gift', MOVES);
  const giftOf = useGifts();

  const actionsOf = ({ to, amount, memo }: RamMoveValues) => {
    if (move === 'return')
      return gift && [ungiftram({ from: actor, to: gift.gifter, memo }, permission)];
    const bytes = ramUnits({ amount, unit: 'bytes' }, shared.symbol);
    return bytes === null ? null : [giftram({ from: actor, to, bytes, memo }, permission)];
  };
  const frame = useFormFrame(form, actionsOf, async ({ to }) => {
    if (move === 'return') return true;
    const [existence, gift] = await Promise.all([lookUpAccount(to), lookUpGift(to)]);
    return existence !== 'missing' && (!gift || gift.gifter === actor);
  });
  const { onChange, onValid, onSubmit, ...fields } = frame.fields;
  const toggle = <MoveToggle moves={MOVES} current={move} onSelect={setMove} />;
  const returned = (memo: string) => ({ ...form.initial, memo });
  return (
    <RamFormPage user={user} actions={frame.actions} ram={ram}>
      {() =>
        move === 'return' ? (
          <div className="space-y-5">
            {toggle}
            <RamReturnForm
              key={form.key}
              gift={gift}
              inTheWay={own ? giftedBytesInUse(own) : 0n}
              {...fields}
              onChange={({ memo }) => onChange(returned(memo))}
              onValid={(values) => onValid(values && returned(values.memo))}
              onSubmit={({ memo }) => onSubmit(returned(memo))}
            />
          </div>
        ) : (
          <RamMoveForm
            key={form.key}
            {...shared}
            {...frame.fields}
            move={move}
            giftOf={giftOf}
            onReceiver={(name) => {
              void lookUpAccount(name);
              void lookUpGift(name);
            }}
          >
            {toggle}
          </RamMoveForm>
        )
      }
    </RamFormPage>
  );
}
