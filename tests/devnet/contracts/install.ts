import { packAbi } from '#devnet/abi/codec.ts';
import { contractsOf } from '#devnet/contracts/all.ts';
import { nativeCode } from '#devnet/engine/contract.ts';
import { keyAuthority } from '../harness.ts';
import type { Bench } from '../harness.ts';

/** Makes an account that runs one of the devnet's contracts and may act for itself. */
export function install(bench: Bench, account: string, contract: string): void {
  bench.addAccount(account);
  const { abi } = contractsOf(bench.chain.spec).find(({ name }) => name === contract)!;
  const call = (name: string, data: Record<string, unknown>): Parameters<Bench['push']>[0] => ({
    account: 'eosio',
    name,
    by: `${account}@owner`,
    data: { account, ...data },
  });
  const code = Buffer.from(nativeCode(contract)).toString('hex');
  bench.push({
    account: 'eosio',
    name: 'buyrambytes',
    by: 'eosio',
    data: { payer: 'eosio', receiver: account, bytes: 100_000 },
  });
  bench.push(call('setcode', { vmtype: 0, vmversion: 0, code }));
  bench.push(call('setabi', { abi: Buffer.from(packAbi(abi)).toString('hex') }));
  const permission = { actor: account, permission: 'eosio.code' };
  const auth = { ...keyAuthority(account), accounts: [{ permission, weight: 1 }] };
  bench.push(call('updateauth', { permission: 'active', parent: 'owner', auth }));
}
