import {
  AbstractWalletPlugin,
  type LoginContext,
  type ResolvedSigningRequest,
  Serializer,
  Signature,
  type TransactContext,
  type WalletPluginLoginResponse,
  type WalletPluginSignResponse,
} from '@wharfkit/session';
import { ownPrompt, ViewedInterface } from '../session/user-interface.ts';
import { type CommandLineTool, commands } from './commands.ts';
import { WalletError } from './failure.ts';
import { readTerminal, sentProblem } from './read-terminal.ts';
import { SentByWalletError } from './sent-by-wallet.ts';
import type { WalletInput, WalletModule } from './wallet.ts';

const names: Record<CommandLineTool, string> = {
  cleos: 'cleos',
  clio: 'clio',
  eosc: 'eosc',
  protoncli: 'proton-cli',
};

/** A command-line wallet: the user runs a command and pastes its output. */
class CommandLineWallet extends AbstractWalletPlugin {
  readonly id: CommandLineTool;
  readonly #sentEntry: NonNullable<WalletInput['sentEntry']>;
  readonly #keysOf: NonNullable<WalletInput['keysOf']>;

  constructor(
    tool: CommandLineTool,
    { sentEntry = async () => null, keysOf = async () => [] }: WalletInput,
  ) {
    super();
    this.id = tool;
    this.#sentEntry = sentEntry;
    this.#keysOf = keysOf;
    this.metadata.name = names[tool];
  }

  async login({ chain, permissionLevel }: LoginContext): Promise<WalletPluginLoginResponse> {
    if (!chain || !permissionLevel) throw new Error('An account must be chosen');
    return { chain: chain.id, permissionLevel };
  }

  async sign(
    resolved: ResolvedSigningRequest,
    context: TransactContext,
  ): Promise<WalletPluginSignResponse> {
    const { ui, chain, permissionLevel } = context;
    if (!(ui instanceof ViewedInterface)) throw new Error('No user interface');
    const level = {
      actor: String(permissionLevel.actor),
      permission: String(permissionLevel.permission),
    };
    const readKeys = () => this.#keysOf(level).catch((): readonly string[] => []);
    let keys = await readKeys();
    const content = commands[this.id]({
      nodeUrl: chain.url,
      chainId: String(chain.id),
      publicKey: keys.find((key) => !key.startsWith('PUB_WA_')) ?? null,
      transaction: plain(resolved.transaction),
      actions: plain(resolved.resolvedTransaction.actions),
    });
    const digest = String(resolved.signingDigest);
    const reviewed = {
      packed: Serializer.encode({ object: resolved.transaction }).hexString,
      since: Date.now(),
      chainId: String(chain.id),
    };
    const proven = new Set<string>();
    const check = async (text: string) => {
      // A node that did not respond before may do so now.
      if (keys.length === 0) keys = await readKeys();
      const { problem, transactionId } = readTerminal(text, digest, keys);
      const answer =
        transactionId === null
          ? problem
          : sentProblem(transactionId, await this.#sentEntry(transactionId), { ...reviewed, keys });
      if (answer === null) proven.add(text.trim());
      return answer;
    };
    const pasted = await ui.ask(
      ownPrompt('terminal', names[this.id], [
        { type: 'textarea', data: { content } },
        { type: 'countdown', data: { end: resolved.transaction.expiration.toDate() } },
      ]),
      { kind: 'terminal', check },
    );
    if (!proven.has(pasted)) throw new WalletError('rejected', 'The text was not checked');
    const { signatures, transactionId } = readTerminal(pasted, digest, keys);
    if (transactionId !== null) throw new SentByWalletError(transactionId);
    return { signatures: signatures.map((signature) => Signature.from(signature)) };
  }
}

/** As JSON: names and checksums as texts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const moduleOf = (tool: CommandLineTool): WalletModule => ({
  open: (input) => new CommandLineWallet(tool, input),
});

export const cleos = moduleOf('cleos');
export const clio = moduleOf('clio');
export const eosc = moduleOf('eosc');
export const protonCli = moduleOf('protoncli');
