import { ramtransfer, unwrapRam } from '#src/chain/actions/resources.ts';
import { ramUnits } from '#src/chain/model/resource/ram-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RamMoveForm, type RamMoveValues } from '#src/components/resources/ram-move-form.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { useRamMovesTexts } from '#src/i18n/areas/resources/ram-moves/texts.ts';
import { wramRefusalStore } from '#src/stores/account/ram-gifts.ts';
import { tokenBalanceStore } from '#src/stores/account/token-balance.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useFormFrame } from '../wallet/use-wallet-form.ts';
import { RamFormPage } from './ram-aside.tsx';
import { MoveToggle } from './ram-move-toggle.tsx';
import { useRamMove } from './use-ram-move.ts';

const MOVES = ['wrap', 'unwrap'] as const;

/** RAM as a token, and back. */
export function RamWrap({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = useRamMovesTexts();
  const { wram: contract = '' } = chainConfig().accounts;
  const { move, setMove, ram, form, shared } = useRamMove(user, 'ram-wrap', MOVES);
  const { state: balance } = useLoad(tokenBalanceStore, `${actor}/${contract}:WRAM`);
  const { state: refusal } = useLoad(wramRefusalStore, `${actor}/${contract}`);
  const isRefused = move === 'wrap' && refusal.kind === 'ready' && refusal.value;

  const actionsOf = ({ amount }: RamMoveValues) => {
    const bytes = ramUnits({ amount, unit: 'bytes' }, shared.symbol);
    if (bytes === null || isRefused) return null;
    return move === 'wrap'
      ? [ramtransfer({ from: actor, to: contract, bytes, memo: '' }, permission)]
      : [unwrapRam({ contract, owner: actor, bytes }, permission)];
  };
  const wrapped = balance.kind === 'ready' ? (balance.value?.units ?? null) : null;
  const frame = useFormFrame(form, actionsOf);
  return (
    <RamFormPage user={user} actions={frame.actions} ram={ram}>
      {() => (
        <RamMoveForm
          key={form.key}
          {...shared}
          {...frame.fields}
          move={move}
          wrapped={balance.kind === 'empty' ? 0n : wrapped}
          onReceiver={() => undefined}
        >
          <MoveToggle moves={MOVES} current={move} onSelect={setMove} />
          {isRefused && (
            <Banner kind="warning" title={text.refusesWram}>
              {text.refusesWramText}
            </Banner>
          )}
        </RamMoveForm>
      )}
    </RamFormPage>
  );
}
