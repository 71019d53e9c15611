import { useState } from 'react';
import { giftram, ungiftram } from '#src/chain/actions/resources.ts';
import { ramUnits } from '#src/chain/model/resource/ram-check.ts';
import { bytesInTheWay } from '#src/chain/model/resource/ram-moves.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { RamMoveForm, type RamMoveValues } from '#src/components/resources/ram-move-form.tsx';
import { RamReturnForm } from '#src/components/resources/ram-return-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { lookUpGift, useGifts } from '#src/stores/account/ram-gifts.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { RamAside } from './ram-aside.tsx';
import { MoveToggle } from './ram-move-toggle.tsx';
import { useRamMove } from './use-ram-move.ts';

const MOVES = ['gift', 'return'] as const;

/** RAM that others may use, and its return. */
export function RamGift({ user }: { user: User }) {
  const { actor, permission } = user;
  const { move, setMove, own, gift, ram, form, shared, ready } = useRamMove(
    user,
    'ram-gift',
    MOVES,
  );
  const giftOf = useGifts();
  const [valid, setValid] = useState<RamMoveValues | null>(null);

  const actionsOf = ({ to, amount, memo }: RamMoveValues) => {
    if (move === 'return')
      return gift && [ungiftram({ from: actor, to: gift.gifter, memo }, permission)];
    const bytes = ramUnits({ amount, unit: 'bytes' }, shared.symbol);
    return bytes === null ? null : [giftram({ from: actor, to, bytes, memo }, permission)];
  };
  const send = async (values: RamMoveValues) => {
    const { to } = values;
    if (move === 'gift') {
      const [existence, held] = await Promise.all([lookUpAccount(to), lookUpGift(to)]);
      if (existence === 'missing' || (held && held.gifter !== actor)) return;
    }
    const actions = actionsOf(values);
    if (actions) await form.send(actions);
  };
  const toggle = <MoveToggle moves={MOVES} current={move} onSelect={setMove} />;
  const returned = (memo: string) => ({ ...form.initial, memo });
  return (
    <FormLayout
      aside={
        <>
          <PreviewAside user={user} actions={valid && actionsOf(valid)} />
          <RamAside {...{ ...ram, actor }} />
        </>
      }
    >
      <StateView state={ready.state} onRetry={ready.onRetry}>
        {() =>
          move === 'return' ? (
            <div className="space-y-5">
              {toggle}
              <RamReturnForm
                key={form.key}
                gift={gift}
                inTheWay={own ? bytesInTheWay(own) : 0n}
                initial={form.initial}
                onChange={({ memo }) => form.keep(returned(memo))}
                onValid={(values) => setValid(values && returned(values.memo))}
                pending={form.pending}
                onSubmit={({ memo }) => void send(returned(memo))}
              />
            </div>
          ) : (
            <RamMoveForm
              key={form.key}
              {...shared}
              move={move}
              giftOf={giftOf}
              onReceiver={(name) => {
                void lookUpAccount(name);
                void lookUpGift(name);
              }}
              onValid={setValid}
              onSubmit={(values) => void send(values)}
            >
              {toggle}
            </RamMoveForm>
          )
        }
      </StateView>
    </FormLayout>
  );
}
