import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { blsKeyBytes, blsSignatureBytes } from '../../engine/bls-keys.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { globalState } from './global.ts';
import { producers } from './rows.ts';

export interface FinalizerKey {
  id: bigint;
  finalizer_name: string;
  finalizer_key: string;
  finalizer_key_binary: Uint8Array;
}

interface Finalizer {
  finalizer_name: string;
  active_key_id: bigint;
  active_key_binary: Uint8Array;
  finalizer_key_count: number;
}

interface ProposedFinalizer {
  key_id: bigint;
  fin_authority: { description: string; weight: bigint; public_key: Uint8Array };
}

const finkeys = (context: ApplyContext): TableAccess<FinalizerKey> =>
  context.table('finkeys', 'eosio');
const finalizers = (context: ApplyContext): TableAccess<Finalizer> =>
  context.table('finalizers', 'eosio');
const lastpropfins = (
  context: ApplyContext,
): TableAccess<{ last_proposed_finalizers: ProposedFinalizer[] }> =>
  context.table('lastpropfins', 'eosio');
const finkeyidgen = (context: ApplyContext): TableAccess<{ next_finalizer_key_id: bigint }> =>
  context.table('finkeyidgen', 'eosio');

/** Registers a key. The first one is active. The devnet does not check the proof of possession. */
const regfinkey = action<{
  finalizer_name: string;
  finalizer_key: string;
  proof_of_possession: string;
}>((context, { finalizer_name: name, finalizer_key: key, proof_of_possession: proof }) => {
  context.requireAuth(name);
  check(
    producers(context).get(nameToBigint(name)),
    `finalizer ${name} is not a registered producer`,
  );
  check(
    proof.startsWith('SIG_BLS'),
    `proof of possession signature does not start with SIG_BLS: ${proof}`,
  );
  const finalizer_key_binary = binary(key);
  check(blsSignatureBytes(proof), 'proof of possession check failed');
  check(!keyOf(context, key), `duplicate finalizer key: ${key}`);
  const id = nextId(context);
  finkeys(context).put(
    { id, finalizer_name: name, finalizer_key: key, finalizer_key_binary },
    name,
  );
  const before = finalizers(context).get(nameToBigint(name));
  const first = {
    finalizer_name: name,
    active_key_id: id,
    active_key_binary: finalizer_key_binary,
  };
  const row = before ?? { ...first, finalizer_key_count: 0 };
  finalizers(context).put({ ...row, finalizer_key_count: row.finalizer_key_count + 1 }, name);
});

/** Makes another key the active one, in the policy too. */
const actfinkey = action<{ finalizer_name: string; finalizer_key: string }>(
  (context, { finalizer_name: name, finalizer_key: key }) => {
    context.requireAuth(name);
    const finalizer = registered(context, name);
    const { id, finalizer_name, finalizer_key_binary } = ownKey(context, key);
    check(finalizer_name === name, `finalizer key was not registered by the finalizer: ${key}`);
    check(id !== finalizer.active_key_id, `finalizer key was already active: ${key}`);
    finalizers(context).put({
      ...finalizer,
      active_key_id: id,
      active_key_binary: finalizer_key_binary,
    });
    const last = proposed(context);
    if (last.some(({ key_id }) => key_id === finalizer.active_key_id))
      propose(
        context,
        last.map((one) =>
          one.key_id === finalizer.active_key_id
            ? {
                key_id: id,
                fin_authority: { ...one.fin_authority, public_key: finalizer_key_binary },
              }
            : one,
        ),
      );
  },
);

const delfinkey = action<{ finalizer_name: string; finalizer_key: string }>(
  (context, { finalizer_name: name, finalizer_key: key }) => {
    context.requireAuth(name);
    const finalizer = registered(context, name);
    const { id, finalizer_name } = ownKey(context, key);
    check(
      finalizer_name === name,
      `finalizer key ${key} was not registered by the finalizer ${name}`,
    );
    const { active_key_id, finalizer_key_count: count } = finalizer;
    check(
      id !== active_key_id || count === 1,
      `cannot delete an active key unless it is the last registered finalizer key, has ${count} keys`,
    );
    if (count === 1) finalizers(context).remove(nameToBigint(name));
    else finalizers(context).put({ ...finalizer, finalizer_key_count: count - 1 });
    finkeys(context).remove(id);
  },
);

/** From then on finalizers vote on blocks. */
const switchtosvnn = action((context) => {
  context.requireAuth('eosio');
  check(!isSavanna(context), 'switchtosvnn can be run only once');
  const size = globalState(context).last_producer_schedule_size;
  const elected = producers(context)
    .rows({ index: 2, limit: 100 })
    .filter(({ is_active, total_votes }) => is_active && total_votes > 0)
    .map(({ owner }) => owner);
  const found = withKeys(context, elected).slice(0, size);
  check(
    found.length === size,
    `not enough top producers have registered finalizer keys, has ${found.length}, require ${size}`,
  );
  proposeFinalizers(context, found);
});

/** Whether finalizers vote. */
export function isSavanna(context: ApplyContext): boolean {
  return proposed(context).length > 0;
}

/** Those producers that can be finalizers, in their order. */
export function withKeys(context: ApplyContext, names: readonly string[]): string[] {
  return names.filter((name) => finalizers(context).get(nameToBigint(name)));
}

/** Proposes the active keys of producers. */
export function proposeFinalizers(context: ApplyContext, names: readonly string[]): void {
  propose(
    context,
    names.map((name) => {
      const { active_key_id, active_key_binary } = registered(context, name);
      const fin_authority = { description: name, weight: 1n, public_key: active_key_binary };
      return { key_id: active_key_id, fin_authority };
    }),
  );
}

function propose(context: ApplyContext, list: readonly ProposedFinalizer[]): void {
  const last_proposed_finalizers = list.toSorted((a, b) => Number(a.key_id - b.key_id));
  lastpropfins(context).put({ last_proposed_finalizers }, 'eosio');
}

function proposed(context: ApplyContext): readonly ProposedFinalizer[] {
  return lastpropfins(context).get(0n)?.last_proposed_finalizers ?? [];
}

function registered(context: ApplyContext, name: string): Finalizer {
  return finalizers(context).require(
    nameToBigint(name),
    `finalizer ${name} has not registered any finalizer keys`,
  );
}

function ownKey(context: ApplyContext, key: string): FinalizerKey {
  binary(key);
  const found = keyOf(context, key);
  check(found, `finalizer key was not registered: ${key}`);
  return found as FinalizerKey;
}

/** Each key has one text. */
function keyOf(context: ApplyContext, key: string): FinalizerKey | undefined {
  return finkeys(context)
    .rows()
    .find(({ finalizer_key }) => finalizer_key === key);
}

function binary(key: string): Uint8Array {
  check(key.startsWith('PUB_BLS'), `finalizer key does not start with PUB_BLS: ${key}`);
  const bytes = blsKeyBytes(key);
  check(bytes, 'checksum of structure does not match');
  return bytes as Uint8Array;
}

/** Ids are never used again. */
function nextId(context: ApplyContext): bigint {
  const last = finkeyidgen(context).get(0n);
  const next_finalizer_key_id = last ? last.next_finalizer_key_id + 1n : 0n;
  finkeyidgen(context).put({ next_finalizer_key_id }, 'eosio');
  return next_finalizer_key_id;
}

/** Keys with which producers vote on blocks: of Vaulta's eosio. */
export const finalizerKeys = {
  actions: { regfinkey, actfinkey, delfinkey, switchtosvnn },
  tables: {
    finkeys: table<FinalizerKey>('finalizer_key_info', ({ id }) => id),
    finalizers: table<Finalizer>('finalizer_info', ({ finalizer_name }) =>
      nameToBigint(finalizer_name),
    ),
    lastpropfins: table<object>('last_prop_finalizers_info', () => 0n),
    finkeyidgen: table<object>('fin_key_id_generator_info', () => 0n),
  },
  abi: abiOf({
    structs: {
      actfinkey: 'finalizer_name name, finalizer_key string',
      delfinkey: 'finalizer_name name, finalizer_key string',
      fin_key_id_generator_info: 'next_finalizer_key_id uint64',
      finalizer_auth_info: 'key_id uint64, fin_authority finalizer_authority',
      finalizer_authority: 'description string, weight uint64, public_key bytes',
      finalizer_info:
        'finalizer_name name, active_key_id uint64, active_key_binary bytes, finalizer_key_count uint32',
      finalizer_key_info:
        'id uint64, finalizer_name name, finalizer_key string, finalizer_key_binary bytes',
      last_prop_finalizers_info: 'last_proposed_finalizers finalizer_auth_info[]',
      regfinkey: 'finalizer_name name, finalizer_key string, proof_of_possession string',
      switchtosvnn: '',
    },
    actions: ['actfinkey', 'delfinkey', 'regfinkey', 'switchtosvnn'],
    tables: {
      finalizers: 'finalizer_info',
      finkeyidgen: 'fin_key_id_generator_info',
      finkeys: 'finalizer_key_info',
      lastpropfins: 'last_prop_finalizers_info',
    },
  }),
};
