import { ABI } from '@wharfkit/antelope';
import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import type { Call, Client } from '#tests/conformance/client.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import { sampleData } from '#tests/chain/actions/sample-data.ts';
import type { Fullness } from '#tests/chain/actions/sample-data.ts';
import type { Book } from '../book.ts';
import { contractAccount, enriched, setAbi } from './contract-account.ts';

interface Trace {
  act: { account: string; name: string; authorization: object[]; data: unknown; hex_data?: string };
}

/**
 * Sends every action of every contract whose ABI is known, to accounts that have the ABI and no
 * code: the node accepts them and decodes them. Keeps the bytes beside what the node read.
 */
export async function recordActions(client: Client, book: Book): Promise<void> {
  await client.must(enriched('carol'));
  for (const [account, definition] of contractAbis()) {
    const abi = ABI.from(definition as object);
    if (!(await installed(client, account, definition))) continue;
    const names = abi.actions.map(({ name }) => String(name));
    for (const fullness of ['full', 'empty'] as const)
      for (const name of names) await recordAction(client, book, { account, name }, abi, fullness);
  }
}

/** Whether the account has the ABI and no code. One with code of its own is left alone. */
async function installed(client: Client, account: string, definition: object): Promise<boolean> {
  const { json } = await client.ask('chain/get_code_hash', { account_name: account });
  if (/[1-9a-f]/.test(String(json['code_hash'] ?? ''))) return false;
  await contractAccount(client, account);
  const abi = Buffer.from(abiToBytes(abiFromJson(definition))).toString('hex');
  await setAbi(client, account, abi);
  return true;
}

async function recordAction(
  client: Client,
  book: Book,
  { account, name }: Pick<Call, 'account' | 'name'>,
  abi: ABI,
  fullness: Fullness,
): Promise<void> {
  const data = sampleData(abi, name, fullness);
  const answer = await client
    .send([{ account, name, by: 'carol', data }])
    .catch((error: unknown) => String(error));
  if (typeof answer === 'string') return console.log(`  not packed: ${account}::${name} ${answer}`);
  const { action_traces: [trace] = [] } = (answer.json['processed'] ?? {}) as {
    action_traces?: Trace[];
  };
  if (!trace?.act.hex_data) return;
  const title = `${account}::${name} ${fullness}`;
  const { data: decoded, hex_data } = trace.act;
  const response = { account, name, data: decoded, hex_data };
  const request = { path: '/v1/chain/send_transaction' };
  book.keep({ title, request, response, status: 202 }, 'decoded_actions');
}
