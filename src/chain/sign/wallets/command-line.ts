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
import { readTerminal, sentProblem } from './read-terminal.ts';
import { SentByWallet } from './sent-by-wallet.ts';
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

  constructor(tool: CommandLineTool, { sentEntry = async () => null }: WalletInput) {
    super();
    this.id = tool;
    this.#sentEntry = sentEntry;
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
    const { ui, chain } = context;
    if (!(ui instanceof ViewedInterface)) throw new Error('No user interface');
    const keys = await permissionKeys(context);
    const content = commands[this.id]({
      nodeUrl: chain.url,
      chainId: String(chain.id),
      publicKey: keys[0] ?? null,
      transaction: plain(resolved.transaction),
      actions: plain(resolved.resolvedTransaction.actions),
    });
    const digest = String(resolved.signingDigest);
    const reviewed = {
      packed: Serializer.encode({ object: resolved.transaction }).hexString,
      since: Date.now(),
      chainId: String(chain.id),
      keys,
    };
    const check = async (text: string) => {
      const { problem, transactionId } = readTerminal(text, digest, keys);
      if (transactionId === null) return problem;
      return sentProblem(transactionId, await this.#sentEntry(transactionId), reviewed);
    };
    const pasted = await ui.ask(
      ownPrompt('terminal', names[this.id], [
        { type: 'textarea', data: { content } },
        { type: 'countdown', data: { end: resolved.transaction.expiration.toDate() } },
      ]),
      { kind: 'terminal', check },
    );
    const { signatures, transactionId } = readTerminal(pasted, digest, keys);
    if (transactionId !== null) throw new SentByWallet(transactionId);
    return { signatures: signatures.map((signature) => Signature.from(signature)) };
  }
}

/** As JSON: names and checksums as texts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The keys of the signing permission; empty if the node does not respond. */
async function permissionKeys({ client, permissionLevel }: TransactContext): Promise<string[]> {
  const { actor, permission } = permissionLevel;
  const account = await client.v1.chain.get_account(actor).catch(() => null);
  const found = account?.permissions.find(({ perm_name }) => perm_name.equals(permission));
  return found?.required_auth.keys.map(({ key }) => String(key)) ?? [];
}

const moduleOf = (tool: CommandLineTool): WalletModule => ({
  open: (input) => new CommandLineWallet(tool, input),
});

export const cleos = moduleOf('cleos');
export const clio = moduleOf('clio');
export const eosc = moduleOf('eosc');
export const protonCli = moduleOf('protoncli');
