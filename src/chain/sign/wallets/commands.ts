export type CommandLineTool = 'cleos' | 'clio' | 'eosc' | 'protoncli';

export interface CommandInput {
  readonly nodeUrl: string;
  readonly chainId: string;
  /** The key to sign with; null where nobody knows. */
  readonly publicKey: string | null;
  /** As nodes write it, the data of its actions packed. */
  readonly transaction: unknown;
  /** Its actions with their data read. */
  readonly actions: unknown;
}

/** A word for a POSIX shell, whatever it holds. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** `sign` leaves the transaction as it is; `push transaction` would give it another header. */
function antelope(tool: string) {
  return ({ nodeUrl, chainId, publicKey, transaction }: CommandInput): string =>
    [
      `${tool} -u ${shellWord(nodeUrl)} sign -c ${chainId}`,
      ...(publicKey === null ? [] : [`--public-key ${publicKey}`]),
      shellWord(JSON.stringify(transaction)),
    ].join(' ');
}

/** eosc reads the transaction from a file. */
function eosc({ nodeUrl, chainId, publicKey, transaction }: CommandInput): string {
  const key = publicKey === null ? '' : ` --offline-sign-key ${publicKey}`;
  return [
    `echo ${shellWord(JSON.stringify(transaction))} > transaction.json`,
    `eosc -u ${shellWord(nodeUrl)} tx sign transaction.json${key} --offline-chain-id ${chainId} --write-transaction signed.json`,
  ].join('\n');
}

/** The tool of Proton signs and sends in one step, with a header of its own. */
function protonCli({ actions }: CommandInput): string {
  return `proton transaction ${shellWord(JSON.stringify({ actions }))}`;
}

/** The exact lines to run, by tool. */
export const commands: Record<CommandLineTool, (input: CommandInput) => string> = {
  cleos: antelope('cleos'),
  clio: antelope('clio'),
  eosc,
  protoncli: protonCli,
};
