import { act, active, transfer } from '../actions.ts';
import { AIRDROP, AIRDROP_HOLDERS, DEMO, PEOPLE, SCAM } from '../cast.ts';
import { deployNative } from '../deploy.ts';
import { HOSTILE_MEMOS } from '../memos.ts';
import type { StoryRunner } from '../story-runner.ts';

/** A genuine token is airdropped, and a fake one is sent to its targets. */
export function tokens(runner: StoryRunner): void {
  deployToken(runner, AIRDROP);
  const supply = '1000000000.000000 GRASS';
  runner.send([
    act(AIRDROP, 'create', active(AIRDROP), { issuer: AIRDROP, maximum_supply: supply }),
    act(AIRDROP, 'issue', active(AIRDROP), { to: AIRDROP, quantity: supply, memo: 'genesis' }),
  ]);
  runner.wait(5);
  for (const [i, holder] of [...DEMO.map(({ name }) => name), ...AIRDROP_HOLDERS].entries()) {
    const quantity = `${1000 + i * 25}.500000 GRASS`;
    runner.send([transfer(AIRDROP, holder, quantity, 'GRASS airdrop, first round', AIRDROP)]);
    runner.wait(1);
  }

  deployToken(runner, SCAM);
  const false1 = `900000000.0000 ${runner.chain.spec.symbol.code}`;
  runner.send([
    act(SCAM, 'create', active(SCAM), { issuer: SCAM, maximum_supply: false1 }),
    act(SCAM, 'issue', active(SCAM), { to: SCAM, quantity: false1, memo: '' }),
  ]);
  runner.wait(5);
  const targets = [...DEMO, ...PEOPLE].map(({ name }) => name).filter((name) => name !== 'mallory');
  for (const [i, memo] of HOSTILE_MEMOS.entries()) {
    const target = targets[i % targets.length] ?? 'alice';
    const quantity = `50000.0000 ${runner.chain.spec.symbol.code}`;
    runner.send([transfer(SCAM, target, quantity, memo, SCAM)]);
    runner.wait(7);
  }
}

/** Deploys the token contract to an account. */
export function deployToken(runner: StoryRunner, account: string): void {
  const abi = runner.chain.account('eosio.token')?.abi;
  if (!abi) throw new Error('The chain has no token contract');
  deployNative(runner, account, 'token', abi);
}
