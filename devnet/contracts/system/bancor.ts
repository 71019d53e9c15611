/** The output for an input, in the contract's doubles. */
export function bancorOutput(inReserve: bigint, outReserve: bigint, input: bigint): bigint {
  const given = Number(input);
  const output = (given * Number(outReserve)) / (Number(inReserve) + given);
  return output < 0 ? 0n : BigInt(Math.trunc(output));
}

/** The input needed for an output. */
export function bancorInput(outReserve: bigint, inReserve: bigint, output: bigint): bigint {
  const wanted = Number(output);
  const input = (Number(inReserve) * wanted) / (Number(outReserve) - wanted);
  return input < 0 ? 0n : BigInt(Math.trunc(input));
}
