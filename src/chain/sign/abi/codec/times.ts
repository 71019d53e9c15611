import { farMicros, isFarTime } from '../../../core/far-time.ts';
import * as messages from '../../../core/messages.ts';
import { parseTime, slotOfTime, timeOfSlot } from '../../../core/time.ts';
import { formatTime, formatTimeSeconds } from '../../../core/format-time.ts';
import type { BuiltinType } from './builtin-type.ts';
import { CodecError } from './error.ts';
import { unsignedOf, writeInteger } from './numbers.ts';

const MAX_32 = 0xffff_ffff;

/** Extra precision is refused instead of rounded, so that the typed value is signed. */
function exact(isExact: boolean): void {
  if (!isExact) throw new CodecError(messages.timeInvalid);
}

function timeText(value: unknown): string {
  if (typeof value !== 'string') throw new CodecError(messages.timeInvalid);
  return value;
}

/** Digits after the milliseconds. */
function finerDigits(text: string): string {
  return (/\.\d{3}(\d+)/.exec(text)?.[1] ?? '').replace(/0+$/, '');
}

/** Microseconds. Written with six digits if three would lose precision. */
const timePoint: BuiltinType = {
  read({ decoder }) {
    const micros = BigInt.asIntN(64, unsignedOf(decoder.readArray(8)));
    const finer = ((micros % 1000n) + 1000n) % 1000n;
    const ms = Number((micros - finer) / 1000n);
    // Dates beyond the calendar's range are written as a number.
    if (isFarTime(ms)) return String(micros);
    return formatTime(ms) + (finer === 0n ? '' : String(finer).padStart(3, '0'));
  },
  write(encoder, value) {
    const text = timeText(value);
    const finer = finerDigits(text);
    exact(finer.length <= 3);
    const micros = () => BigInt(parseTime(text)) * 1000n + BigInt(finer.padEnd(3, '0'));
    writeInteger(encoder, farMicros(text) ?? micros(), 8);
  },
};

const timePointSec: BuiltinType = {
  read: ({ decoder }) => formatTimeSeconds(Number(unsignedOf(decoder.readArray(4))) * 1000),
  write(encoder, value) {
    const text = timeText(value);
    const seconds = parseTime(text) / 1000;
    exact(Number.isInteger(seconds) && finerDigits(text) === '');
    exact(seconds >= 0 && seconds <= MAX_32);
    writeInteger(encoder, BigInt(seconds), 4);
  },
};

/** Half seconds since 2000. */
const blockTimestamp: BuiltinType = {
  read: ({ decoder }) => formatTime(timeOfSlot(Number(unsignedOf(decoder.readArray(4))))),
  write(encoder, value) {
    const text = timeText(value);
    const slot = slotOfTime(parseTime(text));
    exact(timeOfSlot(slot) === parseTime(text) && finerDigits(text) === '');
    exact(slot >= 0 && slot <= MAX_32);
    writeInteger(encoder, BigInt(slot), 4);
  },
};

export const timeTypes: Readonly<Record<string, BuiltinType>> = {
  time_point: timePoint,
  time_point_sec: timePointSec,
  block_timestamp_type: blockTimestamp,
};
