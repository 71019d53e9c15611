import { formatTime } from '../../src/chain/core/format-time.ts';
import type { Codec } from '../abi/codec.ts';
import type { Action, ActionReceipt, ActionTrace } from '../types.ts';
import { checkInline, decodeArgs, withSharedValues } from './actions.ts';
import type { SharedAction } from './actions.ts';
import { createContext } from './context.ts';
import type { OpenContext } from './context.ts';
import { hex } from '../abi/hex.ts';
import { actionDigest, receiptDigest } from './digests.ts';
import { ChainError, ensure } from './errors.ts';
import { nativeActions } from './native.ts';
import { parametersOf } from './parameters.ts';
import { addRam } from './resources.ts';
import { actionCodec, codeOf, contractOf, publishedCodec } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { nextSequence } from './state.ts';
import type { OpenedTransaction } from './transactions.ts';
import type { Surroundings } from '../wasm/call.ts';
import { runCode } from '../wasm/host.ts';

const NOTHING = new Uint8Array();
/** Billed microseconds: for an action with code, one without, and 32 bytes of data. */
const COST = { code: 60, silent: 8, chunk: 1 };

interface Scheduled {
  ordinal: number;
  creator: number;
  /** The action it is a notification of, or 0. */
  ancestor: number;
  receiver: string;
  act: SharedAction;
  contextFree: boolean;
}

export interface Execution {
  /** In order of ordinals. */
  traces: ActionTrace[];
  /** Leaves of the block's action tree, in execution order. */
  digests: Uint8Array[];
  /** Accounts whose RAM usage grew or whose quota shrank. */
  squeezed: Set<string>;
  cpuUs: number;
}

export interface ExecutionOptions {
  /** How long ago a scheduled transaction was published. */
  delaySeconds?: number;
  /** The receiver of the actions, if not their own contract. */
  receiver?: string;
  /** The transaction itself, which contracts can read. */
  transaction?: OpenedTransaction;
}

/**
 * Runs a transaction's actions, notifications and inline actions. Throws what a contract throws.
 */
export function executeActions(
  runtime: Runtime,
  id: string,
  contextFree: readonly Action[],
  actions: readonly Action[],
  { delaySeconds = 0, receiver, transaction }: ExecutionOptions = {},
): Execution {
  const { state } = runtime;
  const pending = runtime.pending();
  const { max_inline_action_depth: deepest } = parametersOf(state);
  const blockTime = formatTime(pending.time);
  const scheduled: Scheduled[] = [];
  const traces = new Map<number, ActionTrace>();
  const execution: Execution = { traces: [], digests: [], squeezed: new Set(), cpuUs: 0 };

  /** Read-only transactions do not count. */
  const next = (sequence: string): number => (runtime.readOnly ? 0 : nextSequence(state, sequence));

  function schedule(
    act: SharedAction,
    receiver: string,
    creator: number,
    ancestor: number,
    free = false,
  ): number {
    const ordinal = scheduled.length + 1;
    scheduled.push({ ordinal, creator, ancestor, receiver, act, contextFree: free });
    return ordinal;
  }

  function execute(first: Scheduled, depth: number): void {
    const notified = [first];
    const inline: number[] = [];
    const fioResponse = { text: '' };
    for (const one of notified) {
      executeOne(one, fioResponse, {
        notify(account) {
          if (notified.some(({ receiver }) => receiver === account)) return;
          const ordinal = schedule(one.act, account, one.ordinal, first.ordinal);
          notified.push(scheduled[ordinal - 1]!);
        },
        inline(action) {
          checkInline(runtime, one.receiver, action, delaySeconds);
          inline.push(
            schedule(withSharedValues(runtime, action), action.account, one.ordinal, first.ordinal),
          );
        },
      });
    }
    ensure(
      inline.length === 0 || depth < deepest,
      'transaction_exception',
      'max inline action depth per transaction reached',
    );
    for (const ordinal of inline) execute(scheduled[ordinal - 1]!, depth + 1);
  }

  function executeOne(
    one: Scheduled,
    fioResponse: { text: string },
    sink: { notify: (account: string) => void; inline: (action: Action) => void },
  ): void {
    const { receiver, act } = one;
    const sender = scheduled[one.creator - 1]?.receiver ?? '';
    const effects = {
      ...sink,
      notify(account: string) {
        ensure(
          state.accounts.get(account),
          'exception',
          `unknown key (eosio::chain::name): ${account}`,
        );
        sink.notify(account);
      },
      ramChanged(account: string, delta: number) {
        addRam(state, account, delta);
        if (delta > 0) execution.squeezed.add(account);
      },
      quotaLowered: (account: string) => execution.squeezed.add(account),
      respond: (text: string) => (fioResponse.text = text),
    };
    const context = createContext(runtime, receiver, act, effects, sender);
    const surroundings = { contextFree: one.contextFree, sender, transaction };
    const { us, returned } = applyCode(runtime, context, surroundings, execution.cpuUs);
    const elapsed = us === 0 ? COST.silent : us + COST.chunk * (act.data.length >> 6);
    execution.cpuUs += elapsed;
    const metadata = state.accounts.get(act.account)!;
    const authSequence = new Map(act.authorization.map(({ actor }) => [actor, 0]));
    const receipt: ActionReceipt = {
      receiver,
      ...(runtime.spec.keyPrefix === 'FIO' ? { response: fioResponse.text } : {}),
      act_digest: returned
        ? hex(actionDigest(act, returned.bytes))
        : (act.silentDigest ??= hex(actionDigest(act, NOTHING))),
      global_sequence: next('global'),
      recv_sequence: next(`recv/${receiver}`),
      auth_sequence: [],
      code_sequence: metadata.codeSequence,
      abi_sequence: metadata.abiSequence,
    };
    for (const { actor } of act.authorization) authSequence.set(actor, next(`auth/${actor}`));
    receipt.auth_sequence = [...authSequence].sort(([a], [b]) => (a < b ? -1 : 1));
    execution.digests.push(receiptDigest(receipt));
    traces.set(one.ordinal, {
      action_ordinal: one.ordinal,
      creator_action_ordinal: one.creator,
      closest_unnotified_ancestor_action_ordinal: one.ancestor,
      receipt,
      receiver,
      act: act.traced,
      context_free: one.contextFree,
      elapsed,
      console: context.console,
      trx_id: id,
      block_num: pending.num,
      block_time: blockTime,
      producer_block_id: null,
      account_ram_deltas: context.ramDeltas(),
      except: null,
      error_code: null,
      return_value_hex_data: hex(returned?.bytes ?? NOTHING),
      ...(returned && 'json' in returned ? { return_value_data: returned.json } : {}),
    });
  }

  for (const action of contextFree)
    schedule(withSharedValues(runtime, action), action.account, 0, 0, true);
  for (const action of actions)
    schedule(withSharedValues(runtime, action), receiver ?? action.account, 0, 0);
  for (const one of [...scheduled]) execute(one, 0);
  execution.traces = scheduled.map(({ ordinal }) => traces.get(ordinal)!);
  return execution;
}

interface Outcome {
  /** Microseconds of the code; 0 for none. */
  us: number;
  returned: { bytes: Uint8Array; json?: unknown } | undefined;
}

/** Runs the native action and the receiver's contract. */
function applyCode(
  runtime: Runtime,
  context: OpenContext,
  surroundings: Surroundings,
  usedUs: number,
): Outcome {
  const { receiver, action } = context;
  try {
    const own = receiver === action.account;
    const native = own && receiver === 'eosio' ? entry(nativeActions, action.name) : undefined;
    native?.(context, decodeArgs(runtime.systemCodec, action));
    const code = codeOf(runtime, receiver);
    if (code) {
      const { cpuUs, returned } = runCode(runtime, context, code, surroundings, usedUs);
      checkRamIncrease(context);
      return {
        us: cpuUs,
        returned: returned && { bytes: returned, ...readResult(runtime, action, returned) },
      };
    }
    const loaded = contractOf(runtime, receiver);
    const handler = own
      ? entry(loaded?.contract.actions, action.name)
      : entry(loaded?.contract.notifications, `${action.account}::${action.name}`);
    if (loaded && own && !handler)
      throw new ChainError(
        'eosio_assert_code_exception',
        'assertion failure with error code: 8000000000000000000',
      );
    ensure(
      !handler || !surroundings.contextFree,
      'unaccessible_api',
      "only context free api's can be used in this context",
    );
    const codec = actionCodec(runtime, action.account);
    const result = handler?.(context, decodeArgs(codec, action));
    checkRamIncrease(context);
    return {
      us: (native ?? handler) ? COST.code : 0,
      returned: own ? packResult(codec, action.name, result) : undefined,
    };
  } catch (error) {
    throw withConsole(error, context);
  }
}

function packResult(
  codec: Codec | undefined,
  action: string,
  result: unknown,
): Outcome['returned'] {
  const type = codec?.resultType(action);
  if (!codec || !type || result === undefined) return undefined;
  const bytes = codec.encode(type, result);
  return { bytes, json: codec.decodeJson(type, bytes) };
}

/** The return value, if the ABI can decode it. */
function readResult(
  runtime: Runtime,
  { account, name }: Action,
  returned: Uint8Array,
): { json?: unknown } {
  const codec = publishedCodec(runtime, account);
  const type = codec?.resultType(name);
  try {
    return codec && type ? { json: codec.decodeJson(type, returned) } : {};
  } catch {
    return {};
  }
}

/** Own properties only: `constructor` is also a valid name. */
function entry<Value>(record: Record<string, Value> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Contracts can bill RAM only to authorizers of an action sent to them. */
function checkRamIncrease(context: OpenContext): void {
  if (context.privileged) return;
  for (const { account, delta } of context.ramDeltas()) {
    if (delta <= 0 || account === context.receiver) continue;
    const notifying = context.receiver !== context.action.account;
    const why = notifying ? 'within a notify context' : 'that has not authorized the action';
    ensure(
      !notifying && context.hasAuth(account),
      'unauthorized_ram_usage_increase',
      () => `unprivileged contract cannot increase RAM usage of another account ${why}: ${account}`,
    );
  }
}

function withConsole(error: unknown, { console }: OpenContext): ChainError {
  const output = `pending console output: ${console}`;
  if (error instanceof ChainError && error.body) return error;
  if (error instanceof ChainError) return new ChainError(error.name, ...error.details, output);
  const message = error instanceof Error ? error.message : String(error);
  return new ChainError('wasm_execution_error', message, output);
}
