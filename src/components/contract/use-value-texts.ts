import type { ValueProblem } from '#src/chain/model/abi/check.ts';
import type { BuiltinName } from '#src/chain/model/abi/type.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

const BITS: Readonly<Record<string, number>> = { varint32: 32, varuint32: 32 };
const DIGITS: Readonly<Record<string, string>> = {
  checksum160: '40',
  checksum256: '64',
  checksum512: '128',
};

/** The text of a value's problem. */
export function useProblemText(): (problem: ValueProblem) => string {
  const { problems } = useContractTexts();
  const format = useFormat();
  return (problem) => {
    switch (problem.kind) {
      case 'range':
        return problems.range(format.number(problem.min), format.number(problem.max));
      case 'bytes':
        return problems.bytes(format.number(problem.count));
      case 'items':
        return problems.items(format.number(problem.count));
      default:
        return problems[problem.kind];
    }
  };
}

/** The help text of a built-in type. */
export function useHelpText(): (type: BuiltinName) => string {
  const { help } = useContractTexts();
  const format = useFormat();
  return (type) => {
    const digits = DIGITS[type];
    if (digits !== undefined) return help.checksum(digits);
    if (type === 'float32' || type === 'float64') return help.float;
    if (isHelped(type)) return help[type];
    const bits = BITS[type] ?? Number(/\d+$/.exec(type)?.[0] ?? 64);
    const unsigned = type.includes('uint');
    const min = unsigned ? 0n : -(2n ** BigInt(bits - 1));
    const max = 2n ** BigInt(unsigned ? bits : bits - 1) - 1n;
    return help.integer(format.number(min), format.number(max));
  };
}

const HELPED = [
  ...(['bool', 'float128', 'string', 'bytes', 'bitset', 'name', 'asset', 'symbol'] as const),
  ...(['symbol_code', 'public_key', 'signature'] as const),
  ...(['time_point', 'time_point_sec', 'block_timestamp_type'] as const),
] as const;

function isHelped(type: BuiltinName): type is (typeof HELPED)[number] {
  return (HELPED as readonly BuiltinName[]).includes(type);
}
