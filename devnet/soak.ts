import { parseArgs } from 'node:util';
import { parseTime } from '#src/chain/core/time.ts';
import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import { hex } from './abi/hex.ts';
import { devnetPrivateKey } from './engine/keys.ts';
import { signInsecurely } from './engine/insecure-signature.ts';
import { packTransaction } from './engine/transaction-packing.ts';
import { keepHeapSmall } from './small-heap.ts';
import { startDevnet } from './start.ts';
import type { BootedChain } from './start.ts';
import { transfer } from './story/actions.ts';
import { packAction, signingDigest } from './story/story-runner.ts';
import { refBlockPrefix } from './tapos.ts';
import type { PackedTransaction } from './types.ts';

const SENDER = 'alice';
const RECEIVERS = ['bob', 'carol', 'dave', 'erin', 'frank', 'grace'];
const PER_BLOCK = 50;

export interface SoakOptions {
  transactions: number;
  /** Transactions between two samples. */
  every: number;
  /** Called with each sample. */
  onSample?: (sample: SoakSample) => void;
}

export interface SoakSample {
  transactions: number;
  block: number;
  /** Megabytes. */
  resident: number;
  heap: number;
  perSecond: number;
}

/** Pushes signed transfers through a chain and samples its memory. */
export function soak(booted: BootedChain, options: SoakOptions): SoakSample[] {
  const { transactions, every, onSample } = options;
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
    onSample?.(sample);
    begin = performance.now();
  }
  return samples;
}

/** Heap bytes that each transaction of the second half left behind. */
export function heapSlope(samples: readonly SoakSample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [half[0], half.at(-1)];
  if (!first || !last || first === last) return 0;
  return ((last.heap - first.heap) * 1e6) / (last.transactions - first.transactions);
}

function megabytes({ rss, heapUsed }: { rss: number; heapUsed: number }) {
  return { resident: Math.round(rss / 1e5) / 10, heap: Math.round(heapUsed / 1e5) / 10 };
}

/** A payment signed by the devnet's fast signer. The chain recovers the key. */
function signedTransfer({ chain }: BootedChain, index: number): PackedTransaction {
  const head = chain.headBlock;
  const to = RECEIVERS[index % RECEIVERS.length]!;
  const action = packAction(chain, transfer(SENDER, to, '0.0001 EOS', `soak ${index}`));
  const packed = packTransaction({
    expiration: formatTimeSeconds(parseTime(head.timestamp) + 60_000),
    ref_block_num: head.num & 0xffff,
    ref_block_prefix: refBlockPrefix(head.id),
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions: [action],
    transaction_extensions: [],
  });
  const digest = signingDigest(chain.spec.chainId, packed);
  return {
    signatures: [String(signInsecurely(devnetPrivateKey(SENDER), digest))],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: hex(packed),
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
  keepHeapSmall();
  const onSample = ({ transactions, block, resident, heap, perSecond }: SoakSample): void =>
    console.log(
      `${transactions} transactions, block ${block}: ${resident} MB resident, ${heap} MB heap, ${perSecond} a second`,
    );
  const [transactions, every] = [Number(values.transactions), Number(values.every)];
  const samples = soak(devnet, { transactions, every, onSample });
  console.log(`${Math.round(heapSlope(samples))} bytes of heap stay with each transaction`);
  await devnet.close();
}

if (import.meta.main) await main();
