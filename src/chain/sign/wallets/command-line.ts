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
import { parseTime } from '../../core/time.ts';
import type { PackedEntry } from '../../model/action/packed-entry.ts';
import { recoverDigest, verifyDigest } from '../keys/recover.ts';
import { ViewedInterface } from '../session/user-interface.ts';
import { openPacked, unpackTransaction } from '../transaction/packed.ts';
import type { TransactionJson } from '../transaction/transaction-definition.ts';
import { type CommandLineTool, commands } from './commands.ts';
import { SentByWallet } from './sent-by-wallet.ts';
import { walletTexts } from './texts.ts';
import type { WalletInput, WalletModule } from './wallet.ts';

const noAnswer: TerminalAnswer = { signatures: [], transactionId: null, problem: 'nothing-found' };

const names: Record<CommandLineTool, string> = {
  cleos: 'cleos',
  clio: 'clio',
  eosc: 'eosc',
  protoncli: 'proton-cli',
};

/** A command-line wallet: the user runs a command and pastes its output. */
class CommandLineWallet extends AbstractWalletPlugin {
  readonly id: CommandLineTool;
  override readonly translations = walletTexts;

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
    const t = ui.getTranslate(this.id);
    const name = names[this.id];
    const digest = String(resolved.signingDigest);
    const reviewed = {
      packed: Serializer.encode({ object: resolved.transaction }).hexString,
      since: Date.now(),
    };
    const check = async (text: string) => {
      const { problem, transactionId } = readTerminal(text, digest, keys);
      if (transactionId === null) return problem;
      return sentProblem(await this.#sentEntry(transactionId), reviewed);
    };
    const pasted = await ui.ask(
      {
        title: t('terminal.title', { default: name, name }),
        body: t('terminal.body', { default: '', name }),
        elements: [
          { type: 'textarea', data: { content } },
          { type: 'countdown', data: { end: resolved.transaction.expiration.toDate() } },
        ],
      },
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

interface TerminalAnswer {
  readonly signatures: readonly string[];
  readonly transactionId: string | null;
  /** Why the text is not accepted; null if it is. */
  readonly problem: 'nothing-found' | 'other-signature' | null;
}

/**
 * Parses the pasted output of a command line: signatures, or the id of a sent transaction. A
 * signature must be over the digest and, if the keys are known, by one of them.
 */
function readTerminal(text: string, digest: string, keys: readonly string[]): TerminalAnswer {
  const signatures = [...new Set(text.match(/SIG_(?:K1|R1|WA)_[1-9A-HJ-NP-Za-km-z]+/g) ?? [])];
  if (signatures.length > 0) {
    const fits = signatures.every((one) => isOf(one, digest, keys));
    return { signatures, transactionId: null, problem: fits ? null : 'other-signature' };
  }
  const transactionId = /\b[0-9a-f]{64}\b/i.exec(text)?.[0].toLowerCase();
  return transactionId === undefined ? noAnswer : { ...noAnswer, transactionId, problem: null };
}

function isOf(signature: string, digest: string, keys: readonly string[]): boolean {
  // A passkey signs the browser's data about the digest. The chain verifies it.
  if (signature.startsWith('SIG_WA_')) return true;
  if (keys.length > 0) return keys.some((key) => verifyDigest(signature, digest, key));
  try {
    return recoverDigest(signature, digest) !== '';
  } catch {
    return false;
  }
}

interface Reviewed {
  /** In hex. */
  readonly packed: string;
  /** When its command was shown, in milliseconds UTC. */
  readonly since: number;
}

/**
 * Why a transaction on the chain is not the reviewed one; null if it is. A wallet that sends by
 * itself makes its own header, so only the actions count: contract, name, authorization and all
 * data bytes. One that had already expired was sent earlier.
 */
function sentProblem(
  entry: PackedEntry | null,
  { packed, since }: Reviewed,
): 'not-sent' | 'of-another' | null {
  if (!entry) return 'not-sent';
  if (entry.packed === null) return 'of-another';
  const { transaction } = openPacked({ packed_trx: entry.packed, compression: entry.compression });
  const wanted = unpackTransaction(packed);
  return deed(transaction) === deed(wanted) && parseTime(transaction.expiration) > since
    ? null
    : 'of-another';
}

/** What a transaction does, regardless of its reference block. */
function deed({ actions, context_free_actions, delay_sec }: TransactionJson): string {
  return JSON.stringify({ actions, context_free_actions, delay_sec });
}
