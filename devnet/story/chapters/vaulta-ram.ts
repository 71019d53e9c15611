import { devnetPublicKey } from '../../engine/keys.ts';
import { CORE_VAULTA } from '../../vaulta.ts';
import { act, active, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { TIGHT } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

const WRAM = 'eosio.wram';
/** Leaves less than the 241 bytes that sending A for the first time needs. */
const TIGHT_BYTES = 2_200;

/** RAM as a gift, as a token, burned and bought, and an account with hardly any. */
export function vaultaRam(runner: StoryRunner, amounts: Amounts): void {
  const step = (...actions: Parameters<StoryRunner['send']>[0]): void => {
    runner.send(actions);
    runner.wait(60);
  };
  const move = (name: string, from: string, to: string, bytes: number, memo: string) =>
    system(name, from, { from, to, bytes, memo });

  step(move('giftram', 'alice', 'judy', 8_192, 'for your tokens'));
  step(move('giftram', 'carol', 'dave', 4_096, 'until you have your own'));
  step(system('ungiftram', 'dave', { from: 'dave', to: 'carol', memo: 'thank you' }));
  step(move('ramtransfer', 'bob', 'erin', 2_000, 'spare bytes'));
  step(move('ramtransfer', 'bob', WRAM, 12_000, 'wrap'));
  step(system('buyram', 'carol', { payer: 'carol', receiver: WRAM, quant: amounts.whole(10) }));
  step(transferWram('carol', 'bob', 30_000));
  step(act(WRAM, 'unwrap', active('bob'), { owner: 'bob', bytes: 5_000 }));
  step(system('buyramself', 'frank', { account: 'frank', quant: amounts.whole(3) }));
  step(system('ramburn', 'erin', { owner: 'erin', bytes: 500, memo: 'gone for good' }));
  const burnt = { payer: 'grace', quantity: amounts.whole(2), memo: 'less is more' };
  step(system('buyramburn', 'grace', burnt));

  const create = { creator: 'alice', name: TIGHT, key: devnetPublicKey(TIGHT) };
  const stake = { stake_net_quantity: amounts.whole(1), stake_cpu_quantity: amounts.whole(1) };
  step(
    act(CORE_VAULTA, 'newaccount2', active('alice'), create),
    system('buyrambytes', 'alice', { payer: 'alice', receiver: TIGHT, bytes: TIGHT_BYTES }),
    system('delegatebw', 'alice', { from: 'alice', receiver: TIGHT, ...stake, transfer: true }),
  );
  step(transfer('alice', TIGHT, amounts.whole(25), 'to start with'));
  step(act(CORE_VAULTA, 'noop', active('alice'), { memo: 'cosigned' }));
}

function transferWram(from: string, to: string, bytes: number) {
  return transfer(from, to, `${bytes} WRAM`, 'bytes for you', WRAM);
}
