import { ensure } from '../../engine/errors.ts';
import type { Intrinsics, Machine } from '../call.ts';

/** Bytes moved or compared for the cost of a simple instruction. */
const PER_UNIT = 8;

export function memoryIntrinsics(machine: Machine): Intrinsics {
  function charge(length: number): void {
    machine.call.charge((length >>> 0) / PER_UNIT);
  }

  function move(to: number, from: number, length: number): number {
    charge(length);
    const { memory } = machine.call;
    memory.view(to, length).set(memory.view(from, length));
    return to;
  }

  return {
    memcpy(to: number, from: number, length: number) {
      ensure(
        Math.abs((to >>> 0) - (from >>> 0)) >= length >>> 0,
        'overlapping_memory_error',
        'memcpy can only accept non-aliasing pointers',
      );
      return move(to, from, length);
    },
    memmove: move,
    memcmp(a: number, b: number, length: number) {
      charge(length);
      const { memory } = machine.call;
      return Buffer.compare(memory.view(a, length), memory.view(b, length));
    },
    memset(to: number, value: number, length: number) {
      charge(length);
      machine.call.memory.view(to, length).fill(value);
      return to;
    },
  };
}
