import { packAbi } from '../../abi/codec.ts';
import { hex } from '../../abi/hex.ts';
import { nativeCode } from '../../engine/contract.ts';
import { CORE_VAULTA } from '../../vaulta.ts';
import { act, active, keyAuthority, openAccount } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { AIRDROP_HOLDERS, PRODUCERS } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

/** Its contract is set through core.vaulta. */
const TOKEN = 'basalttoken1';
const SUPPLY = '1000000.00 BASALT';

/** Votes, permissions, code and a refunded bid through core.vaulta. */
export function vaultaRights(runner: StoryRunner, amounts: Amounts): void {
  const step = (name: string, actor: string, data: Record<string, unknown>): void => {
    runner.send([act(CORE_VAULTA, name, active(actor), data)]);
    runner.wait(30);
  };
  const producers = PRODUCERS.slice(2, 9).map(({ name }) => name);
  step('voteproducer', 'frank', { voter: 'frank', proxy: '', producers });
  step('bidrefund', 'erin', { bidder: 'erin', newname: 'gold' });

  const permission = { account: 'bob', permission: 'games' };
  const link = { account: 'bob', code: CORE_VAULTA, type: 'swapto' };
  step('updateauth', 'bob', { ...permission, parent: 'active', auth: keyAuthority('bob@games') });
  step('linkauth', 'bob', { ...link, requirement: 'games' });
  step('unlinkauth', 'bob', link);
  step('deleteauth', 'bob', permission);

  const [, , , owner] = AIRDROP_HOLDERS;
  step('open', 'bob', { owner, symbol: '4,A', ram_payer: 'bob' });
  step('close', owner!, { owner, symbol: '4,A' });

  const funds = { bytes: 128 * 1024, net: amounts.whole(5), cpu: amounts.whole(5) };
  runner.send(openAccount('carol', TOKEN, funds));
  runner.wait(30);
  const { abi } = runner.chain.account('eosio.token')!;
  const code = hex(nativeCode('token'));
  step('setcode', TOKEN, { account: TOKEN, vmtype: 0, vmversion: 0, code });
  step('setabi', TOKEN, { account: TOKEN, abi: hex(packAbi(abi!)) });
  runner.send([
    act(TOKEN, 'create', active(TOKEN), { issuer: 'carol', maximum_supply: SUPPLY }),
    act(TOKEN, 'issue', active('carol'), { to: 'carol', quantity: SUPPLY, memo: '' }),
  ]);
  runner.wait(30);
}
