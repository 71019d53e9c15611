import { nameOf } from '../../abi/bytes.ts';
import { hex } from '../../abi/hex.ts';
import type { Intrinsics, Machine } from '../call.ts';
import { toDouble } from '../float128.ts';

/** Decimals that nodes print of floats of 4, 8 and 16 bytes. */
const DIGITS = { single: 6, double: 15, quadruple: 18 };

export function consoleIntrinsics(machine: Machine): Intrinsics {
  /** Output is charged by length, which limits it. */
  function print(text: string): void {
    machine.call.charge(10 * text.length);
    machine.call.context.print(text);
  }

  return {
    prints(at: number) {
      const text = machine.call.memory.terminated(at);
      print(new TextDecoder().decode(text));
    },
    prints_l: (at: number, length: number) => print(machine.call.memory.text(at, length)),
    printi: (value: bigint) => print(String(BigInt.asIntN(64, value))),
    printui: (value: bigint) => print(String(BigInt.asUintN(64, value))),
    printi128: (at: number) =>
      print(String(BigInt.asIntN(128, machine.call.memory.integer(at, 16)))),
    printui128: (at: number) => print(String(machine.call.memory.integer(at, 16))),
    printsf: (value: number) => print(scientific(value, DIGITS.single)),
    printdf: (value: number) => print(scientific(value, DIGITS.double)),
    printqf: (at: number) =>
      print(scientific(toDouble(machine.call.memory.integer(at, 16)), DIGITS.quadruple)),
    printn: (value: bigint) => print(nameOf(value)),
    printhex: (at: number, length: number) => print(hex(machine.call.memory.view(at, length))),
  };
}

/** Like C++ streams: the exponent has at least two digits. */
function scientific(value: number, digits: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  const text = Object.is(value, -0) ? `-${(0).toExponential(digits)}` : value.toExponential(digits);
  return text.replace(/([+-])(\d)$/, '$10$2');
}
