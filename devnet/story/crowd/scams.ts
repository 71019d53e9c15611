import { transfer } from '../actions.ts';
import { EXCHANGE, PROXY } from '../cast.ts';
import { citizens, CITIZENS, LOOKALIKES, PRIZES } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

const LURES: readonly string[] = [
  'You WON 1,200 EOS. Claim in 24 h: https://eos-claim.example/?u={name}',
  'Airdrop for {name} at hxxps://wallet-verify[.]example',
  'eosio: your RAM expires! Renew at https://eosi\u043e.example/renew',
  'Refund of 12.5000 EOS pending, sign at https://\u202emoc.elpmaxe.esahctxe\u202c',
  'DM us on t.me/eos_support_desk with your active key',
];

/** Dust with phishing memos, and payments from look-alike names. */
export function scams({ runner, amounts }: CrowdContext): void {
  const dust = CITIZENS.map((name, index) =>
    transfer(PRIZES, name, amounts.fine(1), LURES[index % LURES.length]!.replace('{name}', name)),
  );
  sendInPacks(runner, dust, 30);
  for (const [index, posing] of LOOKALIKES.entries()) {
    const victims = citizens(index * 8, 8);
    const memo = `Wrong deposit address. Send again to ${posing}, not ${EXCHANGE} or ${PROXY}`;
    sendInPacks(
      runner,
      victims.map((name) => transfer(posing, name, amounts.fine(1), memo)),
      8,
    );
  }
}
