import { Serializer, Transaction } from '@wharfkit/antelope';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { encodeJson } from '../abi/encode.ts';
import { actionType } from '../abi/types.ts';
import type { AbiJson } from '../abi/types.ts';
import { devnetPrivateKey, signDigest } from '../engine/keys.ts';
import type { Chain, PermissionLevel, TransactionTrace } from '../types.ts';
import type { StoryClock } from './clock.ts';

export interface StoryAction {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  data: Record<string, unknown>;
}

/** Signs and pushes what happens in the story. */
export interface Teller {
  readonly chain: Chain;
  /**
   * One transaction into the pending block. It is signed with the keys of those who authorize it,
   * or of the signers named. Throws what the chain says.
   */
  send(actions: StoryAction[], signers?: string[]): TransactionTrace;
  /** Closes the block and lets time pass. */
  wait(seconds: number): void;
  readonly sent: readonly string[];
}

/** How long a story's transaction is good for, seconds. */
const EXPIRES_IN = 120;

export function createTeller(chain: Chain, clock: StoryClock): Teller {
  const sent: string[] = [];
  return {
    chain,
    sent,
    send(actions, signers = signersOf(actions)) {
      const head = chain.headBlock;
      const expiration = clock.now() + EXPIRES_IN * 1000;
      const transaction = Transaction.from({
        expiration: new Date(expiration).toISOString().slice(0, 19),
        ref_block_num: head.num & 0xffff,
        ref_block_prefix: Buffer.from(head.id, 'hex').readUInt32LE(8),
        actions: actions.map((action) => ({ ...action, data: packData(chain, action) })),
      });
      const digest = transaction.signingDigest(chain.spec.chainId).array;
      const signatures = signers.map((key) => signDigest(devnetPrivateKey(key), digest));
      const trace = chain.push({
        signatures,
        compression: 'none',
        packed_context_free_data: '',
        packed_trx: Serializer.encode({ object: transaction }).hexString,
      });
      sent.push(trace.id);
      return trace;
    },
    wait(seconds) {
      clock.advance(seconds * 1000);
      chain.produceBlock();
    },
  };
}

/** The name of the key of a permission: an account's own for owner and active. */
export function keyName({ actor, permission }: PermissionLevel): string {
  return permission === 'owner' || permission === 'active' ? actor : `${actor}@${permission}`;
}

function signersOf(actions: StoryAction[]): string[] {
  return [...new Set(actions.flatMap(({ authorization }) => authorization.map(keyName)))];
}

function packData(chain: Chain, { account, name, data }: StoryAction): string {
  const abi = chain.account(account)?.abi as AbiJson | null | undefined;
  const type = abi && actionType(abi, name);
  if (!abi || !type) throw new Error(`The story has no ABI for ${account}::${name}`);
  return bytesToHex(encodeJson(abi, type, data));
}
