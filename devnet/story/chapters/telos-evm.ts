import { firstTelosEvmAbi, TELOS_EVM, telosEvm } from '../../contracts/telos/evm.ts';
import { packAbi } from '../../abi/codec.ts';
import { hex } from '../../abi/hex.ts';
import { act, active, openAccount, system } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { deployNative } from '../deploy.ts';
import type { StoryRunner } from '../story-runner.ts';

/** An address whose key is Ethereum's. */
const WALLET = 'c0ffee254729296a45a3885639ac7e10f9d54979';

/** Telos: Alice has an address of the EVM, and pays for another that is not hers. */
export function telosAddresses(runner: StoryRunner, amounts: Amounts): void {
  if (!runner.chain.spec.inverseVotes) return;
  const funds = { bytes: 64 * 1024, net: amounts.whole(10), cpu: amounts.whole(10) };
  runner.send(openAccount('eosio', TELOS_EVM, funds));
  runner.wait(2);
  deployNative(runner, TELOS_EVM, 'telos-evm', firstTelosEvmAbi);
  runner.send([act(TELOS_EVM, 'create', active('alice'), { account: 'alice', data: '' })]);
  runner.wait(5);
  const abi = hex(packAbi(telosEvm.abi));
  runner.send([system('setabi', TELOS_EVM, { account: TELOS_EVM, abi })]);
  runner.wait(60);
  const opened = { account: 'alice', address: WALLET };
  runner.send([act(TELOS_EVM, 'openwallet', active('alice'), opened)]);
  runner.wait(5);
}
