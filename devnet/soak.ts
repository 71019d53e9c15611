import { parseArgs } from 'node:util';
import { PrivateKey, Serializer, Transaction } from '@wharfkit/antelope';
import { startDevnet } from './start.ts';
import type { BootedChain } from './start.ts';
import type { PackedTransaction } from './types.ts';

const SENDER = 'alice';
const RECEIVERS = ['bob', 'carol', 'dave', 'erin', 'frank', 'grace'];
const TRANSFER = {
  structs: [
    {
      ...{ name: 'transfer', base: '' },
      fields: ['from name', 'to name', 'quantity asset', 'memo string'].map((field) => {
        const [name = '', type = ''] = field.split(' ');
        return { name, type };
      }),
    },
  ],
};
const PER_BLOCK = 50;

export interface SoakOptions {
  transactions: number;
  /** How many transactions lie between two samples. */
  every: number;
  /** Called with each sample as it is taken. */
  told?: (sample: SoakSample) => void;
}

export interface SoakSample {
  transactions: number;
  block: number;
  /** Megabytes. */
  resident: number;
  heap: number;
  perSecond: number;
}

/** Pushes signed transfers through a chain's whole way and watches the memory. */
export function soak(booted: BootedChain, options: SoakOptions): SoakSample[] {
  const { transactions, every, told } = options;
  const samples: SoakSample[] = [];
  let begin = performance.now();
  for (let done = 1; done <= transactions; done++) {
    booted.chain.push(signedTransfer(booted, done));
    if (done % PER_BLOCK === 0) booted.chain.advance(500);
    if (done % every !== 0) continue;
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const perSecond = Math.round((every * 1000) / (performance.now() - begin));
    const block = booted.chain.headBlock.num;
    const sample = { transactions: done, block, perSecond, ...megabytes({ rss, heapUsed }) };
    samples.push(sample);
    told?.(sample);
    begin = performance.now();
  }
  return samples;
}

/** Bytes of heap that each transaction of the second half left behind. */
export function heapSlope(samples: readonly SoakSample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [half[0], half.at(-1)];
  if (!first || !last || first === last) return 0;
  return ((last.heap - first.heap) * 1e6) / (last.transactions - first.transactions);
}

function megabytes({ rss, heapUsed }: { rss: number; heapUsed: number }) {
  return { resident: Math.round(rss / 1e5) / 10, heap: Math.round(heapUsed / 1e5) / 10 };
}

function signedTransfer({ chain, demoAccounts }: BootedChain, place: number): PackedTransaction {
  const head = chain.headBlock;
  const secret = demoAccounts.find(({ name }) => name === SENDER)?.privateKey ?? '';
  const to = RECEIVERS[place % RECEIVERS.length];
  const object = { from: SENDER, to, quantity: '0.0001 EOS', memo: `soak ${place}` };
  const data = Serializer.encode({ object, type: 'transfer', abi: TRANSFER }).hexString;
  const authorization = [{ actor: SENDER, permission: 'active' }];
  const transaction = Transaction.from({
    expiration: new Date(Date.parse(`${head.timestamp}Z`) + 60_000).toISOString().slice(0, 19),
    ref_block_num: head.num & 0xffff,
    ref_block_prefix: Buffer.from(head.id, 'hex').readUInt32LE(8),
    actions: [{ account: 'eosio.token', name: 'transfer', authorization, data }],
  });
  const digest = transaction.signingDigest(chain.spec.chainId);
  return {
    signatures: [String(PrivateKey.from(secret).signDigest(digest))],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: Serializer.encode({ object: transaction }).hexString,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      transactions: { type: 'string', default: '200000' },
      every: { type: 'string', default: '10000' },
    },
  });
  const devnet = await startDevnet({ port: 0, blockInterval: 0 });
  const told = ({ transactions, block, resident, heap, perSecond }: SoakSample): void =>
    console.log(
      `${transactions} transactions, block ${block}: ${resident} MB resident, ${heap} MB heap, ${perSecond} a second`,
    );
  const [transactions, every] = [Number(values.transactions), Number(values.every)];
  const samples = soak(devnet, { transactions, every, told });
  console.log(`${Math.round(heapSlope(samples))} bytes of heap stay with each transaction`);
  await devnet.close();
}

if (import.meta.main) await main();
