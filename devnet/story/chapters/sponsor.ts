import { SPONSOR, SPONSOR_KEY } from '../../sponsor.ts';
import { act, active, keyAuthority, openAccount, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import type { StoryRunner } from '../story-runner.ts';
import { deployToken } from './tokens.ts';

/** Chains with free CPU. */
const CHAINS = ['eos'];

/** An account with enough stake for many, and a permission that only pays for CPU. */
export function sponsor(runner: StoryRunner, amounts: Amounts): void {
  if (!CHAINS.includes(runner.chain.spec.key)) return;
  const { account, contract, permission, symbol } = SPONSOR;
  const funds = { bytes: 256 * 1024, net: amounts.whole(2_000), cpu: amounts.whole(20_000) };
  for (const name of [account, contract]) runner.send(openAccount('eosio', name, funds));
  runner.wait(2);
  deployToken(runner, contract);
  const supply = `1000000000.0 ${symbol.code}`;
  runner.send([
    act(contract, 'create', active(contract), { issuer: contract, maximum_supply: supply }),
    act(contract, 'issue', active(contract), { to: contract, quantity: supply, memo: '' }),
    transfer(contract, account, `1000000.0 ${symbol.code}`, 'to be given out', contract),
  ]);
  runner.wait(2);
  const auth = keyAuthority(SPONSOR_KEY);
  const link = { account, code: contract, type: 'transfer', requirement: permission };
  runner.send([
    system('updateauth', account, { account, permission, parent: 'active', auth }),
    system('linkauth', account, link),
  ]);
  runner.wait(2);
}
