import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { clientOf } from '#tests/conformance/client.ts';
import type { Call, Client } from '#tests/conformance/client.ts';
import { bootSystem, setContract } from '#tests/conformance/nodeos/boot.ts';
import type { NodeosInstall } from '#tests/conformance/nodeos/install.ts';
import { startNodeos } from '#tests/conformance/nodeos/node.ts';
import type { RunningNode } from '#tests/conformance/nodeos/node.ts';
import { eosio, equip, newAccount, transfer } from '#tests/conformance/steps/making.ts';

/** Who makes blocks once the voters have elected them. */
export const PRODUCERS = ['bpalpha11111', 'bpbravo11111', 'bpcharlie111'];

/** Whose contract is deployed as a developer would: a token of two decimals. */
export const DEVELOPER = 'devcontract1';

/** Two of alice, bob and carol act for it. */
export const TREASURY = 'treasury1111';

/** Holds a fifth of all tokens. A chain elects producers from 15 % of them on. */
const WHALE = 'voterwhale11';

const PEOPLE = ['alice', 'bob', 'carol'];

/** A real node with people, producers, votes and a contract of one of them. */
export async function startWorld(install: NodeosInstall): Promise<RunningNode> {
  const node = await startNodeos(install, ['eosio', ...PRODUCERS]);
  try {
    await makeWorld(node.url, install.contracts);
  } catch (thrown) {
    await node.close();
    throw thrown;
  }
  return node;
}

async function makeWorld(url: string, contracts: string): Promise<void> {
  const client = clientOf(url);
  await bootSystem(client, contracts);
  for (const name of [...PEOPLE, ...PRODUCERS, DEVELOPER, WHALE])
    await client.must([newAccount(name), ...equip(name, '20.0000 EOS')]);
  for (const name of PEOPLE) {
    await client.must([transfer('eosio', name, '1000.0000 EOS', `for ${name}`)]);
    await client.must([stake(name, '30.0000 EOS', '50.0000 EOS')]);
  }
  // Before the election: its stakes leave little NET to the developer.
  await deployOwnToken(client, contracts);
  await elect(client);
  await client.must([transfer('alice', 'bob', '1.2345 EOS', 'lunch')]);
  await shareTreasury(client);
}

async function elect(client: Client): Promise<void> {
  for (const name of PRODUCERS)
    await client.must([
      eosio('regproducer', name, {
        producer: name,
        producer_key: devnetPublicKey(name),
        url: `https://${name}.example.org`,
        location: 0,
      }),
    ]);
  await client.must([transfer('eosio', WHALE, '210000000.0000 EOS')]);
  await client.must([stake(WHALE, '100000000.0000 EOS', '100000000.0000 EOS')]);
  await client.must([
    eosio('voteproducer', WHALE, { voter: WHALE, proxy: '', producers: PRODUCERS }),
  ]);
}

async function deployOwnToken(client: Client, contracts: string): Promise<void> {
  await client.must([
    eosio('buyrambytes', 'eosio', { payer: 'eosio', receiver: DEVELOPER, bytes: 400_000 }),
  ]);
  await setContract(client, contracts, DEVELOPER, 'eosio.token');
  const token = (name: string, data: Record<string, unknown>): Call => ({
    account: DEVELOPER,
    name,
    by: DEVELOPER,
    data,
  });
  const to = DEVELOPER;
  await client.must([token('create', { issuer: to, maximum_supply: '1000000.00 DEV' })]);
  await client.must([
    token('issue', { to, quantity: '5000.00 DEV', memo: '' }),
    token('transfer', { from: to, to: 'alice', quantity: '12.34 DEV', memo: 'a sample' }),
  ]);
}

async function shareTreasury(client: Client): Promise<void> {
  const accounts = PEOPLE.map((actor) => ({
    permission: { actor, permission: 'active' },
    weight: 1,
  }));
  const authority = { threshold: 2, keys: [], accounts, waits: [] };
  const data = { creator: 'eosio', name: TREASURY, owner: authority, active: authority };
  await client.must([eosio('newaccount', 'eosio', data), ...equip(TREASURY, '10.0000 EOS')]);
  await client.must([transfer('eosio', TREASURY, '100.0000 EOS', 'to begin with')]);
}

function stake(name: string, net: string, cpu: string): Call {
  return eosio('delegatebw', name, {
    from: name,
    receiver: name,
    stake_net_quantity: net,
    stake_cpu_quantity: cpu,
    transfer: false,
  });
}
