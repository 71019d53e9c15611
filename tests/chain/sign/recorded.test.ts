import { bytesFromBase64 } from '#src/chain/rpc/contract-calls.ts';
import { describe, expect, it } from 'vitest';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { abiFromBytes, abiHash, abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { formatPublicKey, parsePublicKey } from '#src/chain/core/key.ts';
import { openPacked, packTransaction } from '#src/chain/sign/transaction/packed.ts';
import type { PackedTransaction } from '#src/chain/sign/transaction/packed.ts';
import { recoverDigest, signingDigest } from '#src/chain/sign/keys/recover.ts';
import {
  deserializeAction,
  packType,
  serializeAction,
  unpackType,
} from '#src/chain/sign/abi/serialize.ts';
import { verifyPasskey } from '#src/chain/sign/keys/webauthn-verify.ts';
import { createAuthenticator } from '#tests/devnet/authenticator.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import { recordingsFrom } from '#tests/recordings/read.ts';

const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');
const bytes = (text: string) => Buffer.from(text, 'hex');
const answers = <T>(kind: string) =>
  recordingsFrom('nodeos', kind).map(({ response }) => response as T);

describe('ABIs', () => {
  it.each(contractAbis())('of %s are packed and read back', (_, definition) => {
    const abi = abiFromJson(definition);
    expect(abiFromBytes(abiToBytes(abi))).toEqual(abi);
    expect(abi.structs.length).toBeGreaterThan(0);
  });

  it('in base 64 have the hash that the node gave, and read the same with any tail', () => {
    const forms = [
      ...recordingsFrom('nodeos', 'v1_chain_get_raw_abi'),
      ...recordingsFrom('documented', 'v1_chain_get_raw_abi'),
    ].map(({ response }) => response as { account_name: string; abi: string; abi_hash: string });
    const read = forms
      .filter(({ abi }) => abi !== '')
      .map(({ account_name, abi, abi_hash }) => {
        const raw = bytesFromBase64(abi);
        expect(abiHash(raw), account_name).toBe(abi_hash);
        return { account_name, packed: hex(raw), actions: abiFromBytes(raw).actions };
      });
    const whole = read.find(({ account_name }) => account_name === 'abi.whole')!;
    const tails = read.filter(({ account_name }) => account_name.startsWith('abi.'));
    expect(new Set(tails.map(({ packed }) => packed.length)).size).toBeGreaterThan(3);
    for (const { account_name, actions } of tails)
      expect(actions, account_name).toEqual(whole.actions);
  });

  it('beside their code read too', () => {
    const all = answers<{ abi: string; wasm: string }>('v1_chain_get_raw_code_and_abi');
    const having = all.filter(({ abi }) => abi !== '');
    expect(having.length).toBeGreaterThan(3);
    for (const { abi, wasm } of having) {
      expect(abiFromBytes(bytesFromBase64(abi)).actions.length).toBeGreaterThan(3);
      expect(hex(bytesFromBase64(wasm))).toMatch(/^0061736d/);
    }
  });
});

interface Value {
  readonly type: string;
  readonly value: unknown;
  readonly hex: string;
  /** As the node wrote it, null where it could not. */
  readonly decoded: unknown;
}

/** Nodes write a bool as a number. */
const asNodes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'boolean' ? Number(one) : one,
  );

/** Nodes write floats with 17 decimals, we with those that tell one. */
const withShortFloats = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' && /^-?\d+\.\d{17}$/.test(one) ? String(Number(one)) : one,
  );

describe('values of every type', () => {
  const [definition] = answers('value_abi');
  const abi = abiFromJson(definition);
  const inAction = (type: string) => ({
    ...abi,
    structs: [...abi.structs, { name: 'whole', base: '', fields: [{ name: 'value', type }] }],
  });

  it.each(answers<Value>('values'))('$type is packed as $hex', (one) => {
    expect(hex(packType(abi, one.type, one.value))).toBe(one.hex);
    const read = unpackType(abi, one.type, bytes(one.hex), { keyForm: 'EOS' });
    expect(asNodes(read)).toEqual(withShortFloats(one.decoded));
    expect(hex(packType(abi, one.type, one.decoded))).toBe(one.hex);
  });

  it.each(answers<Value>('spoiled_values'))(
    '$type of $hex is read where a node reads it',
    (one) => {
      const read = () => unpackType(inAction(one.type), 'whole', bytes(one.hex));
      if (one.decoded === null) expect(read).toThrow();
      else expect(read()).toEqual({ value: one.decoded });
    },
  );
});

interface DecodedAction {
  readonly account: string;
  readonly name: string;
  readonly data: unknown;
  readonly hex_data: string;
}

describe('actions of every contract', () => {
  const abis = new Map(contractAbis().map(([account, abi]) => [account, abiFromJson(abi)]));
  const actions = answers<DecodedAction>('decoded_actions');

  it.each([...new Set(actions.map(({ account }) => account))])('of %s read as nodes', (account) => {
    const abi = abis.get(account)!;
    for (const { name, data, hex_data } of actions.filter((one) => one.account === account)) {
      const read = deserializeAction(abi, name, hex_data, { keyForm: 'EOS' });
      expect(asNodes(read), name).toEqual(withShortFloats(data));
      expect(serializeAction(abi, name, read), name).toBe(hex_data);
    }
  });

  it('are of many contracts', () => {
    expect(new Set(actions.map(({ account }) => account)).size).toBeGreaterThan(12);
  });
});

interface BlockTransaction {
  readonly trx: string | (PackedTransaction & { readonly id: string; signatures: string[] });
}

describe('transactions of recorded blocks', () => {
  const [{ chain_id } = { chain_id: '' }] = answers<{ chain_id: string }>('v1_chain_get_info');
  const transactions = answers<{ transactions: BlockTransaction[] }>('v1_chain_get_block')
    .flatMap((block) => block.transactions)
    .flatMap(({ trx }) => (typeof trx === 'string' ? [] : [trx]));

  it('keep their ids, unpacked and packed again', () => {
    expect(transactions.length).toBeGreaterThan(20);
    expect(new Set(transactions.map(({ compression }) => compression))).toEqual(
      new Set(['none', 'zlib']),
    );
    for (const one of transactions) {
      const { transaction, id } = openPacked(one);
      expect(id).toBe(one.id);
      expect(packTransaction(transaction).id).toBe(one.id);
    }
  });

  it('give back the keys that signed them', () => {
    const opened = transactions
      .filter(({ packed_context_free_data: data }) => !data)
      .map((one) => ({ ...openPacked(one), signatures: one.signatures }))
      // Other permissions have keys of their own.
      .filter(({ transaction }) => !/"permission":"(?!active)/.test(JSON.stringify(transaction)));
    // The accounts of the system share one key, and each other account has its own.
    const actors = opened.flatMap(({ transaction }) =>
      transaction.actions.flatMap(({ authorization }) => authorization.map(({ actor }) => actor)),
    );
    const keys = new Set(actors.map((actor) => devnetKey(actor.replace(/^eosio\..*/, 'eosio'))));
    const recovered = opened.flatMap(({ packed, signatures }) =>
      signatures
        .filter((one) => !isPasskey(one))
        .map((signature) => recoverDigest(signature, signingDigest(chain_id, packed))),
    );
    expect(recovered.length).toBeGreaterThan(20);
    expect(recovered.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('of a passkey hold where a node took them', () => {
    const publicKey = createAuthenticator('active').key;
    const answers = transactions.flatMap((one) =>
      one.signatures.filter(isPasskey).map((signature) => {
        const digest = signingDigest(chain_id, openPacked(one).packed);
        return verifyPasskey({ publicKey, signature, digest });
      }),
    );
    expect(answers.length).toBeGreaterThan(1);
    for (const answer of answers) expect(answer).toEqual({ valid: true });
  });
});

const isPasskey = (signature: string) => signature.startsWith('SIG_WA_');
const devnetKey = (name: string) => formatPublicKey(parsePublicKey(devnetPublicKey(name)));
