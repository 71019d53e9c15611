import { ensure } from '../engine/errors.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * A contract's memory for intrinsics. Pointers are signed 32-bit numbers. Throws 3070002 "access
 * violation" for addresses outside of it.
 */
export interface ContractMemory {
  /** A view of the bytes, valid until the contract continues. */
  view(at: number, length: number): Uint8Array;
  copy(at: number, length: number): Uint8Array;
  write(at: number, bytes: Uint8Array): void;
  /** An unsigned little-endian integer. */
  integer(at: number, size: 8 | 16): bigint;
  setInteger(at: number, size: 8 | 16, value: bigint): void;
  text(at: number, length: number): string;
  /** Up to the zero byte. */
  terminated(at: number): Uint8Array;
}

export function createContractMemory(memory: WebAssembly.Memory | undefined): ContractMemory {
  let bytes = new Uint8Array();
  let numbers = new DataView(bytes.buffer);

  /** The start, if that many bytes exist. Growing replaces the memory's buffer. */
  function reach(at: number, length: number): number {
    const start = at >>> 0;
    if (memory && memory.buffer !== bytes.buffer) {
      bytes = new Uint8Array(memory.buffer);
      numbers = new DataView(memory.buffer);
    }
    ensure(start + length <= bytes.length, 'wasm_execution_error', 'access violation');
    return start;
  }

  function view(at: number, length: number): Uint8Array {
    const start = reach(at, length >>> 0);
    return bytes.subarray(start, start + (length >>> 0));
  }

  return {
    view,
    copy: (at, length) => Uint8Array.from(view(at, length)),
    write: (at, written) => view(at, written.length).set(written),
    integer(at, size) {
      const start = reach(at, size);
      const low = numbers.getBigUint64(start, true);
      return size === 8 ? low : (numbers.getBigUint64(start + 8, true) << 64n) | low;
    },
    setInteger(at, size, value) {
      const start = reach(at, size);
      numbers.setBigUint64(start, BigInt.asUintN(64, value), true);
      if (size === 16) numbers.setBigUint64(start + 8, BigInt.asUintN(64, value >> 64n), true);
    },
    text: (at, length) => decoder.decode(view(at, length)),
    terminated(at) {
      const start = reach(at, 1);
      const end = bytes.indexOf(0, start);
      ensure(end >= 0, 'wasm_execution_error', 'access violation');
      return bytes.subarray(start, end);
    },
  };
}
