import { formatAsset } from '#src/chain/core/asset.ts';
import { formatSymbol, type TokenSymbol } from '#src/chain/core/symbol.ts';
import type { FormProblem } from '#src/chain/model/abi/value.ts';
import type { BuiltinName } from '#src/chain/model/abi/type.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

const BITS: Readonly<Record<string, number>> = { varint32: 32, varuint32: 32 };
const DIGITS: Readonly<Record<string, string>> = {
  checksum160: '40',
  checksum256: '64',
  checksum512: '128',
};

/** The text of a value's problem. Examples are of the chain's token. */
export function useProblemText(core: TokenSymbol): (problem: FormProblem) => string {
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
      case 'asset':
        return problems.asset(oneOf(core));
      case 'symbol':
        return problems.symbol(formatSymbol(core));
      default:
        return problems[problem.kind];
    }
  };
}

/** The help text of a built-in type. Examples are of the chain's token. */
export function useHelpText(core: TokenSymbol): (type: BuiltinName) => string {
  const { help } = useContractTexts();
  const format = useFormat();
  return (type) => {
    const digits = DIGITS[type];
    if (digits !== undefined) return help.checksum(digits);
    if (type === 'float32' || type === 'float64') return help.float;
    if (type === 'asset') return help.asset(oneOf(core));
    if (type === 'symbol') return help.symbol(formatSymbol(core));
    if (type === 'symbol_code') return help.symbol_code(core.code);
    if (isHelped(type)) return help[type];
    const bits = BITS[type] ?? Number(/\d+$/.exec(type)?.[0] ?? 64);
    const unsigned = type.includes('uint');
    const min = unsigned ? 0n : -(2n ** BigInt(bits - 1));
    const max = 2n ** BigInt(unsigned ? bits : bits - 1) - 1n;
    return help.integer(format.number(min), format.number(max));
  };
}

/** `1.0000 EOS` */
export function oneOf(symbol: TokenSymbol): string {
  return formatAsset({ units: 10n ** BigInt(symbol.precision), symbol });
}

const HELPED = [
  ...(['bool', 'float128', 'string', 'bytes', 'bitset', 'name'] as const),
  ...(['public_key', 'signature'] as const),
  ...(['time_point', 'time_point_sec', 'block_timestamp_type'] as const),
] as const;

function isHelped(type: BuiltinName): type is (typeof HELPED)[number] {
  return (HELPED as readonly BuiltinName[]).includes(type);
}
