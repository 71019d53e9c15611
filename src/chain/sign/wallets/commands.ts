import { protonCliChains } from './proton-cli-chains.ts';

export type CommandLineTool = 'cleos' | 'clio' | 'eosc' | 'protoncli';

export interface CommandInput {
  readonly nodeUrl: string;
  readonly chainId: string;
  /** The signing key; null if unknown. */
  readonly publicKey: string | null;
  /** In the form of nodes, with packed action data. */
  readonly transaction: unknown;
  /** The actions with decoded data. */
  readonly actions: unknown;
}

/** Quotes any text for a POSIX shell. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** `sign` keeps the transaction as it is; `push transaction` would replace its header. */
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

/**
 * The same JSON with no character in its texts that a shell could interpret: PowerShell ends
 * words at typographic quotes, and other shells have their own signs.
 */
function shellSafeJson(value: unknown): string {
  const safe = (character: string) =>
    /[\w .,:@/-]/.test(character)
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => {
    const read = JSON.parse(text) as string;
    return `"${Array.from({ length: read.length }, (_, at) => safe(read.charAt(at))).join('')}"`;
  });
}

/**
 * Proton's tool signs and sends in one step, with its own header, to the chain it was last set to: the
 * command sets this chain first. The actions are not in hex here. It can use no other node of a chain.
 */
function protonCli({ actions, chainId }: CommandInput): string {
  const chain = protonCliChains.get(chainId);
  if (chain === undefined) throw new Error(`proton-cli has no chain ${chainId}.`);
  return `proton chain:set ${chain} && proton transaction ${shellWord(shellSafeJson({ actions }))}`;
}

/** The exact commands, by tool. */
export const commands: Record<CommandLineTool, (input: CommandInput) => string> = {
  cleos: antelope('cleos'),
  clio: antelope('clio'),
  eosc,
  protoncli: protonCli,
};
