import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { fioHoldings } from '#src/chain/client/account/account-fio.ts';
import { fioActor } from '#src/chain/core/fio-actor.ts';
import { producerViews } from '#src/chain/model/vote/producer-view.ts';
import { getNftsOfFioAddress } from '#src/chain/rpc/fio-node.ts';
import { readFioFees } from '#src/chain/tables/fio-money.ts';
import * as names from '#src/chain/tables/fio-names.ts';
import { readGlobalState } from '#src/chain/tables/global-state.ts';
import { allProducers } from '#src/chain/tables/producers.ts';
import { fioVoterOf } from '#src/chain/tables/voters.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { run } from './services/running.ts';
import type { Running } from './services/running.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';

let running: Running;
let access: ChainAccess;

const keyOf = (name: string) => devnetPublicKey(name).replace(/^EOS/, 'FIO');
const accountOf = (name: string) => fioActor(keyOf(name));
const post = (path: string, body: object) => ask(running.devnet.app, `/v1/chain/${path}`, body);

beforeAll(async () => {
  running = await run('fio');
  access = openChain(running.config);
}, BOOT_TIMEOUT);
afterAll(() => running.devnet.close());

describe('FIO', () => {
  it('names accounts after keys', async () => {
    const alice = running.devnet.demoAccounts[0]!;
    expect(alice.name).toBe(accountOf('alice'));
    expect(alice.publicKey).toMatch(/^FIO/);
    const held = await fioHoldings(access, alice.name);
    expect(held.publicKey).toBe(keyOf('alice'));
    expect(held.addresses.map(({ name }) => name)).toEqual(['alice@pronghorn']);
    expect(held.domains.map(({ name }) => name)).toEqual(['pronghorn']);
    const { balance, available, staked } = held.balance!;
    expect(staked.units).toBe(20_000n * 10n ** 9n);
    expect(balance.units).toBe(available.units + staked.units);
  });

  it('has addresses and their targets, also dangerous ones', async () => {
    const { pool } = access;
    const alice = await names.fioAddress(pool, 'Alice@Pronghorn');
    expect(alice?.addresses).toContainEqual(
      expect.objectContaining({ chain: 'ETH', token: 'USDC' }),
    );
    expect(alice?.bundledLeft).toBeLessThan(100);
    const fake = await names.fioAddress(pool, 'alice@pr0nghorn');
    expect(fake?.owner).toBe(accountOf('mallory'));
    expect(fake?.addresses.map(({ address }) => address)).toContain(
      '<script>alert(document.domain)</script>',
    );
    expect(await names.fioAddress(pool, 'nobody@pronghorn')).toBeNull();
  });

  it('has domains of today and expired ones', async () => {
    const { pool } = access;
    const now = Date.now();
    const expired = await names.fioDomain(pool, 'forgotten');
    expect(expired?.expiresAt).toBeLessThan(now);
    const open = await names.fioDomain(pool, 'pronghorn');
    expect(open).toMatchObject({ owner: accountOf('alice'), isPublic: true });
    expect((await names.fioDomain(pool, 'formerly'))?.owner).toBe(accountOf('grace'));
    const page = await names.fioDomainsPage(pool, 'newest', now);
    expect(page.rows.slice(0, 3).map(({ name }) => name)).toEqual([
      'producers',
      'formerly',
      'pr0nghorn',
    ]);
  });

  it('answers as its nodes do', async () => {
    const { pool } = access;
    const held = await post('get_fio_names', { fio_public_key: keyOf('bob') });
    expect(held.body['fio_domains']).toMatchObject([{ fio_domain: 'edge', is_public: 0 }]);
    const none = await post('get_fio_domains', { fio_public_key: keyOf('judy') });
    expect([none.status, none.body['message']]).toEqual([404, 'No FIO Domains']);
    const stranger = { fio_public_key: keyOf('somebody nobody knows') };
    expect((await post('get_fio_names', stranger)).status).toBe(404);
    const { nfts } = await getNftsOfFioAddress(pool, 'alice@pronghorn');
    expect(nfts.map(({ token_id }) => token_id)).toEqual(['101', '102']);
    const free = { end_point: 'add_pub_address', fio_address: 'alice@pronghorn' };
    expect((await post('get_fee', free)).body).toEqual({ fee: 0 });
    const paid = { end_point: 'register_fio_domain', fio_address: 'alice@pronghorn' };
    expect((await post('get_fee', paid)).body).toEqual({ fee: 40_000_000_000 });
    expect((await post('avail_check', { fio_name: 'edge' })).body).toEqual({ is_registered: 1 });
    expect((await post('avail_check', { fio_name: 'x@edge' })).body).toEqual({ is_registered: 0 });
    const refused = await post('get_fio_names', { fio_public_key: 'EOS111' });
    expect([refused.status, refused.body['type']]).toEqual([400, 'invalid_input']);
  });

  it('reports fees, votes and producers', async () => {
    const { pool } = access;
    expect((await readFioFees(pool)).get('transfer_tokens_pub_key')).toBe(120_000_000n);
    const carol = await fioVoterOf(pool, accountOf('carol'));
    expect(carol).toMatchObject({ proxy: accountOf('wiseproxy111') });
    const reported = await allProducers(pool);
    const [first] = producerViews(reported);
    expect(first).toMatchObject({ rank: 1, active: true, url: expect.stringMatching(/^https:/) });
    expect(first!.voteShare).toBeGreaterThan(0);
    expect((reported.rows ?? reported.producers)?.[0]?.producer_key).toMatch(/^FIO/);
    expect(await readGlobalState(pool)).toMatchObject({ scheduleSize: 21 });
  });
});
