/**
 * Output of a Bancor market with equal weights, rounded down: out × paid ÷ (in + paid). Source:
 * `get_bancor_output` of the system contract. Zero if nothing is paid or a reserve is empty.
 */
export function bancorOutput(inReserve: bigint, outReserve: bigint, paid: bigint): bigint {
  if (inReserve <= 0n || outReserve <= 0n || paid <= 0n) return 0n;
  return (outReserve * paid) / (inReserve + paid);
}

/**
 * Input needed for an output, rounded down: in × output ÷ (out − output). Source:
 * `get_bancor_input` of the system contract. Null if the market does not hold more than the output.
 */
export function bancorInput(outReserve: bigint, inReserve: bigint, output: bigint): bigint | null {
  if (inReserve <= 0n || output < 0n || output >= outReserve) return null;
  return (inReserve * output) / (outReserve - output);
}
