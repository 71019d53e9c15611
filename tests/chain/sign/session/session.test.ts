import { PrivateKey, Transaction } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transfer } from '#src/chain/actions/transfer.ts';
import type { SignedBytes } from '#src/chain/client/signing/broadcast.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { developmentKeyWallet } from '#src/chain/sign/session/development-key.ts';
import { errorMessage } from '#src/chain/sign/session/error-message.ts';
import { unpackTransaction } from '#src/chain/sign/transaction/packed.ts';
import { openSessions, type SessionsOptions } from '#src/chain/sign/session/session.ts';
import type { SavedUser } from '#src/chain/sign/users/users.ts';
import type { SigningView } from '#src/chain/sign/session/user-interface.ts';
import { nodeAt } from '../node-at.ts';
import { CHAIN_ID, NOW, REFERENCE_ID, startFakeNode, tokenAbi } from '../fake-node.ts';
import type { FakeNode } from '../fake-node.ts';

const KEY = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const PUBLIC = String(PrivateKey.from(KEY).toPublic());
const ALICE = { actor: 'alice', permission: 'active' };
const payment = transfer({
  contract: 'eosio.token',
  from: 'alice',
  to: 'bob',
  quantity: parseAsset('1.2345 EOS'),
  memo: 'rent',
});

let node: FakeNode;
let stages: (string | null)[];
let view: SigningView;

beforeEach(async () => {
  node = await startFakeNode();
  stages = [];
  view = {
    onStage: (stage) => stages.push(stage),
    onPrompt: () => undefined,
    onStatus: () => undefined,
  };
});
afterEach(() => node.stop());

const open = (chainId = CHAIN_ID, more: Partial<SessionsOptions> = {}) =>
  openSessions({
    ...more,
    chain: 'eos',
    chainId,
    nodeUrl: node.url,
    language: 'en',
    view,
    node: nodeAt(node.url, chainId, () => NOW),
  });

const key = (privateKey?: string) => ({ id: 'key', plugin: developmentKeyWallet(privateKey) });

const loggedIn = () => open().login(key(KEY), ALICE);

describe('a session', () => {
  it('is of the user who logged in', async () => {
    const { user } = await loggedIn();
    expect(user).toEqual({
      ...ALICE,
      chain: 'eos',
      chainId: CHAIN_ID,
      wallet: 'key',
      publicKey: PUBLIC,
      type: null,
      index: null,
      delaySeconds: 0,
    });
    expect(node.asked).toEqual([]);
    expect(stages).toEqual(['login', null]);
  });

  it('sends a transaction that carries the signature of its key', async () => {
    const signer = await loggedIn();
    const sent = await signer.transact([payment]);
    expect(node.pushed).toHaveLength(1);
    const signed = node.pushed[0]?.getSignedTransaction();
    if (!signed) throw new Error('nothing was sent');
    expect(sent).toEqual({
      transactionId: String(signed.id),
      blockNum: 1001,
      endpoint: node.url,
      foreignFrom: null,
    });
    const digest = Transaction.from(signed).signingDigest(CHAIN_ID);
    expect(signed.signatures.map((one) => String(one.recoverDigest(digest)))).toEqual([PUBLIC]);
    const [action] = signed.actions;
    expect(JSON.parse(JSON.stringify(action?.decodeData(tokenAbi)))).toEqual(payment.data);
    expect(JSON.parse(JSON.stringify(action?.authorization))).toEqual(payment.authorization);
  });

  it('fills in a header of 3000 seconds that refers to the block 300 behind the head', async () => {
    const { transaction, header } = await (await loggedIn()).prepare([payment]);
    expect(header).toEqual({
      expiration: '2026-01-01T00:58:20',
      ref_block_num: parseInt(REFERENCE_ID.slice(0, 8), 16),
      ref_block_prefix: 0x12345678,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
    });
    expect(String(transaction.expiration)).toBe('2026-01-01T00:58:20');
    expect(Number(transaction.ref_block_num)).toBe(parseInt(REFERENCE_ID.slice(0, 8), 16));
    expect(Number(transaction.ref_block_prefix)).toBe(0x12345678);
    expect(Number(transaction.delay_sec)).toBe(0);
    expect(Number(transaction.max_cpu_usage_ms)).toBe(0);
  });

  it('signs the very bytes that were prepared', async () => {
    const signer = await loggedIn();
    const prepared = await signer.prepare([payment, payment]);
    expect(node.pushed).toEqual([]);
    const sent = await signer.send(prepared);
    expect(sent.transactionId).toBe(prepared.id);
    expect(node.pushed[0]?.getTransaction().equals(prepared.transaction)).toBe(true);
    const unpacked = Transaction.from({ ...unpackTransaction(prepared.packed) } as never);
    expect(unpacked.equals(prepared.transaction)).toBe(true);
    expect(String(unpacked.signingDigest(CHAIN_ID))).toBe(prepared.digest);
    expect(stages.filter(Boolean)).toEqual(['login', 'prepare', 'sign', 'broadcast']);
    expect(stages.at(-1)).toBeNull();
  });

  it('sends another’s signatures before its own, over the very bytes that were prepared', async () => {
    const signer = await loggedIn();
    const prepared = await signer.prepare([payment], { freeCpu: true });
    expect(prepared.header).toMatchObject({ max_cpu_usage_ms: 5, delay_sec: 0 });
    const other = PrivateKey.generate('K1');
    const signedBytes: SignedBytes[] = [];
    await signer.send(prepared, {
      async cosign(own) {
        expect(own).toHaveLength(1);
        return [String(other.signDigest(prepared.digest)), ...own];
      },
      onSigned(bytes) {
        expect(node.pushed).toEqual([]);
        signedBytes.push(bytes);
      },
    });
    expect(signedBytes).toMatchObject([{ id: prepared.id, packed: prepared.packed }]);
    expect(signedBytes[0]?.signatures).toHaveLength(2);
    const signed = node.pushed[0]?.getSignedTransaction();
    expect(String(signed?.id)).toBe(prepared.id);
    expect(signed?.signatures.map((one) => String(one.recoverDigest(prepared.digest)))).toEqual([
      String(other.toPublic()),
      PUBLIC,
    ]);
  });

  it('sends nothing where the other does not sign', async () => {
    const signer = await loggedIn();
    const prepared = await signer.prepare([payment], { freeCpu: true });
    const cosign = () => Promise.reject(new Error('not today'));
    const onSigned = vi.fn();
    await expect(signer.send(prepared, { cosign, onSigned })).rejects.toThrow('not today');
    expect(onSigned).not.toHaveBeenCalled();
    expect(node.pushed).toEqual([]);
  });

  it('stores the delay of its permission, and requests it once', async () => {
    const asked: unknown[] = [];
    const delayOf = async (level: object, publicKey: string) => {
      asked.push({ level, publicKey });
      return 3_600;
    };
    const signer = await open(CHAIN_ID, { delayOf }).login({ ...key(KEY), type: 'key' }, ALICE);
    expect(signer.user).toMatchObject({ delaySeconds: 3_600, type: 'key' });
    const again = await open(CHAIN_ID, { delayOf }).resume(key(), signer.saved());
    expect(again.user.delaySeconds).toBe(3_600);
    expect(asked).toEqual([{ level: ALICE, publicKey: PUBLIC }]);
  });

  it('is resumed on the next visit from what was saved, as plain text', async () => {
    const first = await loggedIn();
    const saved = JSON.parse(JSON.stringify(first.saved())) as SavedUser;
    const again = await open().resume(key(), saved);
    expect(again.user).toEqual(first.user);
    await again.transact([payment]);
    const signed = node.pushed[0]?.getSignedTransaction();
    const digest = signed && Transaction.from(signed).signingDigest(CHAIN_ID);
    expect(digest && String(signed?.signatures[0]?.recoverDigest(digest))).toBe(PUBLIC);
  });
});

describe('what is prepared', () => {
  it('refers to the same block where the node has no get_block_info', async () => {
    const signer = await loggedIn();
    node.answers.set('/v1/chain/get_block_info', { status: 404, body: {} });
    const { transaction } = await signer.prepare([payment]);
    expect(Number(transaction.ref_block_prefix)).toBe(0x12345678);
    expect(node.asked).toContain('/v1/chain/get_block');
  });

  it('limits its CPU to 5 ms with a sponsor, and has the required delay', async () => {
    const signer = await loggedIn();
    const { transaction } = await signer.prepare([payment], { freeCpu: true, delaySeconds: 60 });
    expect(Number(transaction.max_cpu_usage_ms)).toBe(5);
    expect(Number(transaction.delay_sec)).toBe(60);
  });

  it('is authorized by the user where an action does not say', async () => {
    const unsaid = { ...payment, authorization: undefined };
    const { transaction } = await (await loggedIn()).prepare([unsaid]);
    expect(transaction.actions.map((one) => one.authorization.join())).toEqual(['alice@active']);
  });

  it('requests an ABI once, for packing and for signing', async () => {
    await (await loggedIn()).transact([payment, payment]);
    expect(node.asked.filter((path) => path === '/v1/chain/get_raw_abi')).toHaveLength(1);
  });

  it.each([
    [{ to: 'ABC' }, 'Invalid character'],
    [{ to: 'averylongname1' }, 'A name can be up to 12 characters long'],
    [{ quantity: 'EOS' }, 'Asset must begin with a number'],
    [{ memo: undefined }, 'missing field'],
  ])('is refused where the data do not fit: %j', async (wrong, message) => {
    const signer = await loggedIn();
    const action = { ...payment, data: { ...payment.data, ...wrong } };
    await expect(signer.transact([action])).rejects.toThrow(message);
    expect(node.pushed).toEqual([]);
  });
});

describe('a failure', () => {
  it('of the contract keeps its details', async () => {
    const details = [{ message: 'assertion failure with message: overdrawn balance' }];
    node.answers.set('/v1/chain/send_transaction2', {
      status: 500,
      body: {
        code: 500,
        message: 'Internal Service Error',
        error: { code: 3050003, name: 'eosio_assert_message_exception', what: 'x', details },
      },
    });
    const failed: unknown = await (await loggedIn()).transact([payment]).catch((e: unknown) => e);
    expect(errorMessage(failed)).toBe(details[0]?.message);
    expect(stages.at(-1)).toBeNull();
  });

  it('that is answered as a success is still one', async () => {
    node.answers.set('/v1/chain/send_transaction2', {
      status: 202,
      body: { transaction_id: 'ab', processed: { except: { message: 'Expired Transaction' } } },
    });
    const failed: unknown = await (await loggedIn()).transact([payment]).catch((e: unknown) => e);
    expect(errorMessage(failed)).toBe('Expired Transaction');
  });

  it('of the ABI is over once the node has it', async () => {
    const signer = await loggedIn();
    node.answers.set('/v1/chain/get_raw_abi', { status: 500, body: {} });
    await expect(signer.transact([payment])).rejects.toThrow(/server 500/);
    node.answers.clear();
    await expect(signer.transact([payment])).resolves.toMatchObject({ blockNum: 1001 });
  });

  it('of a node of another chain ends before anything is signed', async () => {
    const signer = await open('cd'.repeat(32)).login(key(KEY), ALICE);
    await expect(signer.transact([payment])).rejects.toThrow(/another chain/);
    expect(node.pushed).toEqual([]);
  });
});
