import { act, active, transfer } from '../actions.ts';
import { AIRDROP, AIRDROP_HOLDERS, DEMO, PEOPLE, SCAM } from '../cast.ts';
import { deployNative } from '../deploy.ts';
import { HOSTILE_MEMOS } from '../memos.ts';
import type { Teller } from '../teller.ts';

/** An honest token is handed out to many, and a false one to those it is to trap. */
export function tokens(teller: Teller): void {
  deployToken(teller, AIRDROP);
  const supply = '1000000000.000000 GRASS';
  teller.send([
    act(AIRDROP, 'create', active(AIRDROP), { issuer: AIRDROP, maximum_supply: supply }),
    act(AIRDROP, 'issue', active(AIRDROP), { to: AIRDROP, quantity: supply, memo: 'genesis' }),
  ]);
  teller.wait(5);
  for (const [i, holder] of [...DEMO.map(({ name }) => name), ...AIRDROP_HOLDERS].entries()) {
    const quantity = `${1000 + i * 25}.500000 GRASS`;
    teller.send([transfer(AIRDROP, holder, quantity, 'GRASS airdrop, first round', AIRDROP)]);
    teller.wait(1);
  }

  deployToken(teller, SCAM);
  const false1 = `900000000.0000 ${teller.chain.spec.symbol.code}`;
  teller.send([
    act(SCAM, 'create', active(SCAM), { issuer: SCAM, maximum_supply: false1 }),
    act(SCAM, 'issue', active(SCAM), { to: SCAM, quantity: false1, memo: '' }),
  ]);
  teller.wait(5);
  const targets = [...DEMO, ...PEOPLE].map(({ name }) => name).filter((name) => name !== 'mallory');
  for (const [i, memo] of HOSTILE_MEMOS.entries()) {
    const target = targets[i % targets.length] ?? 'alice';
    const quantity = `50000.0000 ${teller.chain.spec.symbol.code}`;
    teller.send([transfer(SCAM, target, quantity, memo, SCAM)]);
    teller.wait(7);
  }
}

/** Puts the token contract on an account. */
export function deployToken(teller: Teller, account: string): void {
  const abi = teller.chain.account('eosio.token')?.abi;
  if (!abi) throw new Error('The chain has no token contract');
  deployNative(teller, account, 'token', abi);
}
