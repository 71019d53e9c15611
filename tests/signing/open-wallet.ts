import { JSDOM } from 'jsdom';
import { cleanStores } from 'nanostores';
import { expect, vi } from 'vitest';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { usersEntry } from '#src/chain/sign/users/users-entry.ts';
import type { SignedBytes } from '#src/chain/client/signing/broadcast.ts';
import type { Requirement } from '#src/chain/model/signing/verdict.ts';
import {
  noUsers,
  readUsers,
  type SavedUser,
  type User,
  withUser,
  writeUsers,
} from '#src/chain/sign/users/users.ts';
import type { Reviewing } from '#src/stores/signing/reviewing.ts';
import type { SigningStage } from '#src/chain/sign/session/user-interface.ts';
import { keyOf } from '#tests/devnet/api/support.ts';
import { run } from '#tests/devnet/api/services/running.ts';
import { soon } from '#tests/soon.ts';

type NodeName = 'one' | 'two';

/** A response in place of the chain's; undefined lets the chain respond. */
type Respond = (
  node: NodeName,
  path: string,
) => Response | Promise<Response | undefined> | undefined;

const asTheChain: Respond = () => undefined;

const PENDING = 'pronghorn-pending/kylin';

/**
 * The stores of the wallet as a page has them, logged in as alice, on a test chain with two nodes of
 * different operators. A test changes what the nodes respond, and nothing else.
 */
export async function openWallet() {
  const { devnet, config } = await run('kylin');
  const urls = ['https://one.example', 'https://two.example'];
  const endpoints = { default: urls, actions: urls, transactions: urls, provider: urls };
  let respond = asTheChain;
  stubPage({ ...config, endpoints });
  const fromChain = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { hostname, pathname } = new URL(input);
    const response = await respond(hostname.replace('.example', '') as NodeName, pathname);
    init?.signal?.throwIfAborted();
    return response ?? fromChain(`${devnet.url}${pathname}`, init);
  });

  const sessions = await import('#src/stores/wallet/wallet-sessions.ts');
  const { loadUsers } = await import('#src/stores/wallet/users.ts');
  const { send } = await import('#src/stores/wallet/wallet-send.ts');
  const { sendAgain } = await import('#src/stores/signing/sent-bytes.ts');
  const { dismissFailure } = await import('#src/stores/wallet/dismiss.ts');
  const { $reviewing, $identical } = await import('#src/stores/signing/reviewing.ts');
  const pending = await import('#src/stores/signing/pending-bytes.ts');
  const { $settings } = await import('#src/stores/settings/settings.ts');
  const { $outcome, $signingStage, $user } = await import('#src/stores/wallet/wallet-state.ts');
  await sessions.logIn(
    'key',
    { privateKey: keyOf(devnet, 'alice') },
    { actor: 'alice', permission: 'active' },
  );
  const users = localStorage.getItem(usersEntry) ?? '';
  let stopWatching = () => undefined as void;

  return {
    send,
    sendAgain,
    dismissFailure,
    $reviewing,
    $identical,
    $outcome,
    $signingStage,
    $user,
    ...pending,
    /** What nodes respond to all requests. */
    respond(as: Respond = asTheChain): void {
      respond = as;
    },
    /** What nodes respond to a signed transaction. */
    refuse(as: (node: NodeName) => Response): void {
      respond = (node, path) =>
        path.startsWith('/v1/chain/send_transaction') ? as(node) : undefined;
    },
    /** Sends actions and confirms their review. Resolves to whether they were sent. */
    async sendConfirmed(...[actions, options]: Parameters<typeof send>): Promise<boolean> {
      const sending = send(actions, options);
      (await this.review('sign')).confirm();
      return sending;
    },
    /** Alice is logged in, and nothing is pending. */
    async reset(): Promise<void> {
      stopWatching();
      respond = asTheChain;
      localStorage.clear();
      localStorage.setItem(usersEntry, users);
      pending.$pendingBytes.set([]);
      $outcome.set(null);
      $user.set(null);
      await loadUsers();
      expect($user.get()).toMatchObject({ actor: 'alice' });
    },
    /** Logs in as a saved user who differs from alice. */
    async logInAs(differing: Partial<SavedUser>): Promise<void> {
      $user.set(null);
      const [alice] = readUsers(users).saved;
      const differs = withUser(noUsers, { ...alice!, ...differing });
      localStorage.setItem(usersEntry, writeUsers(differs));
      await loadUsers();
    },
    /** The user as their screen has them. */
    user: () => $user.get() as User,
    /** Another tab logs the user out, and this tab does not hear of it. */
    logOutUnheard(): void {
      localStorage.setItem(usersEntry, JSON.stringify({ version: 1, saved: [], current: null }));
    },
    /** Another tab of this browser signs and sends the bytes, which this tab hears of or not. */
    sendElsewhere(bytes: object, isHeard: boolean): void {
      localStorage.setItem(PENDING, JSON.stringify([bytes]));
      if (isHeard) dispatchEvent(new StorageEvent('storage', { key: PENDING }));
    },
    stored: () => JSON.parse(localStorage.getItem(PENDING) ?? '[]') as { id: string }[],
    /** Waits for a review with one of these requirements. */
    review(...requirements: [Requirement, ...Requirement[]]): Promise<Reviewing> {
      return soon(() => {
        const reviewing = $reviewing.get();
        if (!reviewing) throw new Error('There is no review.');
        expect(requirements).toContain(reviewing.preview.verdict.requirement);
        return reviewing;
      });
    },
    /** Sends signed bytes to the chain, as anyone can who has them, and waits for their block. */
    async push({ packed, signatures }: SignedBytes): Promise<void> {
      const transaction = {
        signatures,
        compression: 0,
        packed_context_free_data: '',
        packed_trx: packed,
      };
      const response = await fromChain(`${devnet.url}/v1/chain/send_transaction`, {
        method: 'POST',
        body: JSON.stringify(transaction),
      });
      const { processed } = (await response.json()) as { processed: { block_num: number } };
      await soon(() =>
        expect(devnet.chain.headBlock.num).toBeGreaterThanOrEqual(processed.block_num),
      );
    },
    /** Does something once signing is at a stage. */
    at(stage: SigningStage, act: () => void): void {
      stopWatching = $signingStage.listen((now) => {
        if (now !== stage) return;
        stopWatching();
        act();
      });
    },
    /** Units of alice's tokens. */
    async balance(): Promise<bigint> {
      const body = JSON.stringify({ code: 'eosio.token', account: 'alice', symbol: 'EOS' });
      const url = `${devnet.url}/v1/chain/get_currency_balance`;
      const [amount = ''] = (await (
        await fromChain(url, { method: 'POST', body })
      ).json()) as string[];
      return parseAsset(amount).units;
    },
    async close(): Promise<void> {
      stopWatching();
      // They would stop listening to the page a second later, when it is gone.
      cleanStores(pending.$pendingBytes, $settings);
      await devnet.close();
    },
  };
}

export type OpenedWallet = Awaited<ReturnType<typeof openWallet>>;

/** The globals of a page. */
function stubPage(config: object): void {
  const chain = `<script id="chain" type="application/json">${JSON.stringify(config)}</script>`;
  const { window } = new JSDOM(`<html lang="en"><head>${chain}`, { url: 'https://kylin.example' });
  const { document, localStorage, sessionStorage, location, StorageEvent } = window;
  const page = { document, localStorage, sessionStorage, location, StorageEvent };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  vi.stubEnv('DEVELOPMENT_KEY', 'true');
}

/** A payment of one unit from alice to bob. */
export const payment = (memo: string, quantity = '0.0001 EOS') =>
  transfer({
    contract: 'eosio.token',
    from: 'alice',
    to: 'bob',
    quantity: parseAsset(quantity),
    memo,
  });

/** A node's refusal of a transaction, in nodeos' form. */
function refusal(code: number, name: string, message: string): Response {
  const error = { code, name, what: message, details: [{ message }] };
  const body = { code: 500, message: 'Internal Service Error', error };
  return new Response(JSON.stringify(body), { status: 500 });
}

/** A refusal for good. */
export const expired = () => refusal(3_040_005, 'expired_tx_exception', 'Expired Transaction');
/** A refusal for a reason that may pass. */
export const tooMuchCpu = () => refusal(3_080_004, 'tx_cpu_usage_exceeded', 'billed CPU time');
