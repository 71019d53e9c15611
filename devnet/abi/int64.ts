/** An int64 as nodeos writes it: a number up to 32 bits, a string above. */
export function int64(value: bigint | number): number | string {
  const size = value < 0 ? -value : value;
  return size > 0xffffffff ? String(value) : Number(value);
}
