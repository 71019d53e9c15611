/** A number's bytes in hex as the chain packs them, the lowest byte first. */
export function littleEndian(value: bigint, bytes: number): string {
  const digits = BigInt.asUintN(bytes * 8, value)
    .toString(16)
    .padStart(bytes * 2, '0');
  return reversed(digits);
}

/** The number of packed bytes in hex. */
export function fromLittleEndian(hex: string): bigint {
  return BigInt(`0x${reversed(hex)}`);
}

function reversed(hex: string): string {
  return (hex.match(/../g) ?? []).reverse().join('');
}
