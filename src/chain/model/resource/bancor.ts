/**
 * What a Bancor market of two equal weights gives out for what is paid in, rounded down:
 * out × paid ÷ (in + paid). Source: `get_bancor_output` of the system contract. Zero where nothing
 * is paid or a reserve is empty.
 */
export function bancorOutput(inReserve: bigint, outReserve: bigint, paid: bigint): bigint {
  if (inReserve <= 0n || outReserve <= 0n || paid <= 0n) return 0n;
  return (outReserve * paid) / (inReserve + paid);
}

/**
 * What must be paid in for an output, rounded down: in × wanted ÷ (out − wanted). Source:
 * `get_bancor_input` of the system contract. Null where the market holds no more than is wanted.
 */
export function bancorInput(outReserve: bigint, inReserve: bigint, wanted: bigint): bigint | null {
  if (inReserve <= 0n || wanted < 0n || wanted >= outReserve) return null;
  return (inReserve * wanted) / (outReserve - wanted);
}
