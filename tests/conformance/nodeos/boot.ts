import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ABI, Serializer } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import type { Call, Client } from '../client.ts';

interface Feature {
  feature_digest: string;
  dependencies: string[];
  specification: { value: string }[];
}

const SYSTEM_ACCOUNTS = [
  'bpay',
  'msig',
  'names',
  'ram',
  'ramfee',
  'reserv',
  'rex',
  'saving',
  'stake',
  'token',
]
  .concat(['vpay', 'wrap'])
  .map((name) => `eosio.${name}`);

/** Makes of an empty chain what the devnet begins as: features, system accounts, contracts, token. */
export async function bootSystem(client: Client, contracts: string): Promise<void> {
  const features = await supportedFeatures(client);
  const first = features.find((feature) => named(feature) === 'PREACTIVATE_FEATURE')!;
  await client.ask('producer/schedule_protocol_feature_activations', {
    protocol_features_to_activate: [first.feature_digest],
  });
  await sleep(1200);
  await setContract(client, contracts, 'eosio', 'eosio.bios');
  for (const feature of inOrder(features.filter((one) => one !== first))) {
    await client.must([eosio('activate', { feature_digest: feature.feature_digest })]);
  }
  await sleep(1200);

  for (const name of SYSTEM_ACCOUNTS) await client.must([newSystemAccount(name)]);
  await setContract(client, contracts, 'eosio.token', 'eosio.token');
  await setContract(client, contracts, 'eosio.msig', 'eosio.msig');
  await setContract(client, contracts, 'eosio.wrap', 'eosio.wrap');
  for (const name of ['eosio.msig', 'eosio.wrap'])
    await client.must([eosio('setpriv', { account: name, is_priv: 1 })]);
  await client.must([
    token('create', 'eosio.token', { issuer: 'eosio', maximum_supply: '10000000000.0000 EOS' }),
    token('issue', 'eosio', { to: 'eosio', quantity: '1000000000.0000 EOS', memo: '' }),
  ]);
  await setContract(client, contracts, 'eosio', 'eosio.system');
  await client.must([eosio('init', { version: 0, core: '4,EOS' })]);
}

/** Deploys `contracts/<name>/<name>.wasm` and its ABI. */
export async function setContract(
  client: Client,
  contracts: string,
  account: string,
  name: string,
): Promise<void> {
  const file = (ending: string): string => join(contracts, name, `${name}.${ending}`);
  const code = await readFile(file('wasm'));
  const abi = ABI.from(JSON.parse(await readFile(file('abi'), 'utf8')) as ABIDef);
  const by = account;
  // Two transactions: at once, one that holds both has been seen to pass the time limit.
  await client.must([
    {
      account: 'eosio',
      name: 'setcode',
      by,
      data: { account, vmtype: 0, vmversion: 0, code: code.toString('hex') },
    },
  ]);
  await client.must([
    {
      account: 'eosio',
      name: 'setabi',
      by,
      data: { account, abi: Serializer.encode({ object: abi }).hexString },
    },
  ]);
}

async function supportedFeatures(client: Client): Promise<Feature[]> {
  const { json } = await client.ask('producer/get_supported_protocol_features');
  return json as unknown as Feature[];
}

function named(feature: Feature): string {
  return feature.specification[0]?.value ?? '';
}

/** Those a feature depends on come before it. */
function inOrder(features: readonly Feature[]): Feature[] {
  const placed: Feature[] = [];
  const place = (feature: Feature): void => {
    if (placed.includes(feature)) return;
    for (const digest of feature.dependencies) {
      const needed = features.find((one) => one.feature_digest === digest);
      if (needed) place(needed);
    }
    placed.push(feature);
  };
  for (const feature of features) place(feature);
  return placed;
}

function newSystemAccount(name: string): Call {
  const key = { key: devnetPublicKey('eosio'), weight: 1 };
  const authority = { threshold: 1, keys: [key], accounts: [], waits: [] };
  return eosio('newaccount', { creator: 'eosio', name, owner: authority, active: authority });
}

function eosio(name: string, data: Record<string, unknown>): Call {
  return { account: 'eosio', name, by: 'eosio', data };
}

function token(name: string, by: string, data: Record<string, unknown>): Call {
  return { account: 'eosio.token', name, by, data };
}
