import { formatTime } from '../../src/chain/core/format-time.ts';
import type { AccountDelta, Action } from '../types.ts';
import { decodeArgs } from './actions.ts';
import { checkAuthorization } from './authorization.ts';
import { cancelDeferred, sendDeferred } from './deferred.ts';
import type { ApplyContext } from './contract.ts';
import { check, ensure } from './errors.ts';
import { limitsOf, setLimits } from './resources.ts';
import { actionCodec } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { createTableAccess } from './table-access.ts';

/** Receives the effects of an action. */
export interface ContextSink {
  notify(account: string): void;
  inline(action: Action): void;
  ramChanged(account: string, delta: number): void;
  quotaLowered(account: string): void;
  respond(text: string): void;
}

export interface OpenContext extends ApplyContext {
  readonly console: string;
  ramDeltas(): AccountDelta[];
}

export function createContext(
  runtime: Runtime,
  receiver: string,
  action: Action,
  sink: ContextSink,
  sender = '',
): OpenContext {
  const { state, spec } = runtime;
  const { time } = runtime.pending();
  const deltas = new Map<string, number>();
  const privileged = state.accounts.get(receiver)?.privileged ?? false;
  let output = '';

  function requirePrivilege(): void {
    ensure(privileged, 'unaccessible_api', `${receiver} does not have permission to call this API`);
  }

  function addRam(account: string, delta: number): void {
    if (delta === 0) return;
    deltas.set(account, (deltas.get(account) ?? 0) + delta);
    sink.ramChanged(account, delta);
  }

  const context: OpenContext = {
    state,
    spec,
    receiver,
    action,
    privileged,
    sender,
    readOnly: runtime.readOnly ?? false,
    core: spec.symbol,
    now: time,
    get time() {
      return formatTime(time);
    },
    get console() {
      return output;
    },
    hasAuth: (account) => action.authorization.some(({ actor }) => actor === account),
    requireAuth: (account) =>
      ensure(context.hasAuth(account), 'missing_auth_exception', `missing authority of ${account}`),
    requireLevel: ({ actor, permission }) =>
      ensure(
        action.authorization.some((one) => one.actor === actor && one.permission === permission),
        'missing_auth_exception',
        `missing authority of ${actor}/${permission}`,
      ),
    isAuthorized({ actions, delay_sec }, granted) {
      const declared = actions.map((one) => ({
        ...one,
        args: () => decodeArgs(runtime.systemCodec, one),
      }));
      try {
        checkAuthorization(state, declared, [], granted, delay_sec);
        return true;
      } catch {
        return false;
      }
    },
    isAccount: (account) => state.accounts.get(account) !== undefined,
    requireRecipient: (...accounts) => accounts.forEach(sink.notify),
    sendInline({ account, name, authorization, args }) {
      const codec = actionCodec(runtime, account);
      const type = codec?.actionType(name);
      check(codec && type, `no ABI for the inline action ${account}::${name}`);
      const data = Buffer.from(codec.encode(type, args)).toString('hex');
      sink.inline({ account, name, authorization, data });
    },
    send: sink.inline,
    sendDeferred: (deferred) => sendDeferred(runtime, context, deferred),
    cancelDeferred: (senderId) => cancelDeferred(context, senderId),
    respond: sink.respond,
    print(text) {
      output += text;
    },
    table: (name, scope, code = receiver) =>
      createTableAccess(runtime, context, { code, scope, table: name }),
    addRam,
    ramDeltas: () =>
      [...deltas]
        .map(([account, delta]) => ({ account, delta }))
        .sort((a, b) => (a.account < b.account ? -1 : 1)),
    limits: (account) => limitsOf(state, account),
    setLimits(account, limits) {
      requirePrivilege();
      const before = limitsOf(state, account).ram;
      setLimits(state, account, limits);
      if (limits.ram >= 0 && (before < 0 || limits.ram < before)) sink.quotaLowered(account);
    },
    proposeSchedule(producers) {
      requirePrivilege();
      // Producers whose key the devnet lacks would miss all their slots. They are left out, so that
      // a block comes every half second.
      const able = producers.filter(({ producer_name, block_signing_key }) =>
        runtime.holdsKey(producer_name, block_signing_key),
      );
      const active = state.schedules.get('active');
      if (able.length === 0 || JSON.stringify(able) === JSON.stringify(active?.producers)) return;
      state.schedules.set('proposed', { version: (active?.version ?? 0) + 1, producers: able });
    },
  };
  return context;
}
