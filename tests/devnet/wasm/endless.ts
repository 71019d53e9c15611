import { type Bench, startBench } from '../harness.ts';
import { addRoom, setCode } from './contract.ts';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const [I32, I64] = [0x7f, 0x7e];
/** local.get 0, i32.const 0, drop, call 0 */
const [NAME, ZERO, DROP, CALL] = [[0x20, 0], [0x41, 0], 0x1a, [0x10, 0]];
/** i32.const 1,000,000 and 100,000 */
const [MILLION, LAKH] = [
  [0x41, 0xc0, 0x84, 0x3d],
  [0x41, 0xa0, 0x8d, 0x06],
];
const APPLY_TYPE = [0x60, 3, I64, I64, I64, 0];

function section(number: number, ...content: number[]): number[] {
  const length = [content.length & 0x7f];
  if (content.length > 0x7f) length.splice(0, 1, length[0]! | 0x80, content.length >> 7);
  return [number, ...length, ...content];
}

const text = (value: string): number[] => [value.length, ...Buffer.from(value)];

/** A module that does the same for ever, with one import where that is part of it. */
function endless(body: number[], imported?: { name: string; takes: number[]; gives?: number[] }) {
  const gives = imported?.gives ?? [];
  const type = imported
    ? [0x60, imported.takes.length, ...imported.takes, gives.length, ...gives]
    : [0x60, 0, 0];
  const code = [0, 0x03, 0x40, ...body, 0x0c, 0, 0x0b, 0x0b];
  return Uint8Array.of(
    ...HEADER,
    ...section(1, 2, ...APPLY_TYPE, ...type),
    ...(imported ? section(2, 1, ...text('env'), ...text(imported.name), 0, 1) : []),
    ...section(3, 1, 0),
    ...section(5, 1, 0, 20),
    ...section(7, 1, ...text('apply'), 0, imported ? 1 : 0),
    ...section(
      10,
      1,
      ...section(code.length, ...code).slice(1, code.length > 127 ? 3 : 2),
      ...code,
    ),
  );
}

const i32s = (count: number): number[] => Array.from({ length: count }, () => I32);
const i64s = (count: number): number[] => Array.from({ length: count }, () => I64);
const names = (count: number): number[] => Array.from({ length: count }, () => NAME).flat();

/** Contracts without end: ways to be slow that cost little code. */
export const ENDLESS: [string, Uint8Array][] = [
  ['nothing', endless([])],
  ['divisions', endless([0x42, 7, ...NAME, 0x42, 3, 0x84, 0x80, DROP])],
  ['stores', endless([...ZERO, ...ZERO, 0x28, 2, 0, 0x36, 2, 0])],
  ['memory.grow', endless([...ZERO, 0x40, 0, DROP])],
  ['host calls', endless([...CALL, DROP], { name: 'current_receiver', takes: [], gives: [I64] })],
  [
    'look-ups of rows',
    endless([...names(4), ...CALL, DROP], { name: 'db_find_i64', takes: i64s(4), gives: [I32] }),
  ],
  [
    'look-ups in an index',
    endless([...names(3), ...ZERO, ...ZERO, ...CALL, DROP], {
      name: 'db_idx64_lowerbound',
      takes: [...i64s(3), ...i32s(2)],
      gives: [I32],
    }),
  ],
  [
    'large moves',
    endless([...ZERO, ...ZERO, ...MILLION, ...CALL, DROP], {
      name: 'memset',
      takes: i32s(3),
      gives: [I32],
    }),
  ],
  [
    'short hashes',
    endless([...ZERO, ...ZERO, ...ZERO, ...CALL], { name: 'sha256', takes: i32s(3) }),
  ],
  [
    'long hashes',
    endless([...ZERO, ...MILLION, ...ZERO, ...CALL], { name: 'sha512', takes: i32s(3) }),
  ],
  [
    'Keccak',
    endless([...ZERO, ...LAKH, ...ZERO, 0x41, 32, 0x41, 1, ...CALL], {
      name: 'sha3',
      takes: i32s(5),
    }),
  ],
  ['output', endless([...ZERO, ...MILLION, ...CALL], { name: 'prints_l', takes: i32s(2) })],
  [
    'wide products',
    endless([...ZERO, ...names(4), ...CALL], { name: '__multi3', takes: [I32, ...i64s(4)] }),
  ],
  [
    'wide quotients',
    endless([...ZERO, ...names(4), ...CALL], { name: '__divtf3', takes: [I32, ...i64s(4)] }),
  ],
  [
    // The least of all numbers and one of the greatest.
    'sums of numbers far apart',
    endless(
      [
        ...ZERO,
        0x42,
        1,
        0x42,
        0,
        0x42,
        0,
        0x42,
        0x80,
        0x80,
        0x80,
        0x80,
        0x80,
        0x80,
        0x80,
        0xff,
        0xff,
        0,
        ...CALL,
      ],
      { name: '__addtf3', takes: [I32, ...i64s(4)] },
    ),
  ],
];

/** A chain with the contract at `tester`. */
export function chainWith(code: Uint8Array): Bench {
  const bench = startBench();
  addRoom(bench, 'tester', 100_000);
  setCode(bench, 'tester', code);
  return bench;
}

/** Runs the contract, and resolves to what the chain says. */
export const goOn = (bench: Bench): unknown =>
  bench.push({ account: 'tester', name: 'go', by: 'tester', data: '' });
