/** What so much of one reserve brings from the other, as the contract's doubles have it. */
export function bancorOutput(inReserve: bigint, outReserve: bigint, input: bigint): bigint {
  const given = Number(input);
  const output = (given * Number(outReserve)) / (Number(inReserve) + given);
  return output < 0 ? 0n : BigInt(Math.trunc(output));
}

/** What must be given to get so much from a reserve. */
export function bancorInput(outReserve: bigint, inReserve: bigint, output: bigint): bigint {
  const wanted = Number(output);
  const input = (Number(inReserve) * wanted) / (Number(outReserve) - wanted);
  return input < 0 ? 0n : BigInt(Math.trunc(input));
}
