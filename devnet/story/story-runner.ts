import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import { codecOf } from '../abi/codec.ts';
import { bytesOfHex, hex } from '../abi/hex.ts';
import { sha256 } from '../engine/digests.ts';
import { packTransaction } from '../engine/transaction-packing.ts';
import type {
  Action,
  Chain,
  PackedTransaction,
  PermissionLevel,
  TransactionTrace,
} from '../types.ts';
import { refBlockPrefix } from '../tapos.ts';
import type { StoryClock } from './clock.ts';
import { signAs } from './keys.ts';

export interface StoryAction {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  data: Record<string, unknown>;
}

/** Signs and pushes the story's transactions. */
export interface StoryRunner {
  readonly chain: Chain;
  /**
   * Pushes one transaction into the pending block, signed with the keys of its authorizers or of
   * the named signers. A delay in seconds schedules it. Throws the chain's error.
   */
  send(actions: readonly StoryAction[], signers?: string[], delay?: number): TransactionTrace;
  /** An action as `send` would send it, for a proposal. */
  pack(action: StoryAction): Action;
  /** Closes the block and advances the clock. */
  wait(seconds: number): void;
  readonly sent: readonly string[];
}

/** Lifetime of a story transaction, milliseconds. */
const EXPIRES_IN = 120_000;

export function createRunner(chain: Chain, clock: Omit<StoryClock, 'machine'>): StoryRunner {
  const sent: string[] = [];
  return {
    chain,
    sent,
    send(actions, signers = signersOf(actions), delay = 0) {
      const packed = signTransaction(chain, clock.now(), {
        actions: actions.map((action) => packAction(chain, action)),
        signers,
        delay,
      });
      const trace = chain.push(packed);
      sent.push(trace.id);
      return trace;
    },
    pack: (action) => packAction(chain, action),
    wait(seconds) {
      clock.advance(seconds * 1000);
      chain.produceBlock();
    },
  };
}

function signTransaction(
  chain: Chain,
  now: number,
  { actions, signers, delay }: { actions: Action[]; signers: string[]; delay: number },
): PackedTransaction {
  const head = chain.headBlock;
  const packed = packTransaction({
    expiration: formatTimeSeconds(now + EXPIRES_IN),
    ref_block_num: head.num & 0xffff,
    ref_block_prefix: refBlockPrefix(head.id),
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: delay,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  });
  return {
    signatures: signAs(signers, signingDigest(chain.spec.chainId, packed)),
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: hex(packed),
  };
}

/** The signing digest: chain id, packed transaction, and 32 zeros without context-free data. */
export function signingDigest(chainId: string, packed: Uint8Array): Uint8Array {
  return sha256(bytesOfHex(chainId), packed, new Uint8Array(32));
}

/** The name of a permission's key: the account's name for owner and active. */
function keyName({ actor, permission }: PermissionLevel): string {
  return permission === 'owner' || permission === 'active' ? actor : `${actor}@${permission}`;
}

function signersOf(actions: readonly StoryAction[]): string[] {
  return [...new Set(actions.flatMap(({ authorization }) => authorization.map(keyName)))];
}

/** Packs an action's data with its contract's ABI. */
export function packAction(chain: Chain, action: StoryAction): Action {
  const { account, name, data } = action;
  const abi = chain.account(account)?.abi;
  const codec = abi && codecOf(abi, chain.spec.keyPrefix);
  const type = codec?.actionType(name);
  if (!codec || !type) throw new Error(`The story has no ABI for ${account}::${name}`);
  return { ...action, data: hex(codec.encodeJson(type, data)) };
}
