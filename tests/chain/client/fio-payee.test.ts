import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/access.ts';
import { fioPayee } from '#src/chain/client/fio-payee.ts';
import type { TypedPayee } from '#src/chain/model/fio-payee.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;
let alice: { kind: 'payee'; publicKey: string; account: string };
const payee = (kind: TypedPayee['kind'], text: string) => fioPayee(access, { kind, text });

beforeAll(async () => {
  running = await run('fio');
  access = openChain(running.config);
  const demo = running.devnet.demoAccounts.find(({ about }) => about.startsWith('alice,'));
  alice = { kind: 'payee', publicKey: demo?.publicKey ?? '', account: demo?.name ?? '' };
}, 60_000);
afterAll(() => running.devnet.close());

describe('who is paid on FIO', () => {
  it('by a key is the account that belongs to it', async () => {
    expect(await payee('key', alice.publicKey)).toEqual(alice);
    expect(await payee('key', 'FIO7')).toEqual({ kind: 'no-key' });
  });

  it('by an account is whoever the chain keeps the key of', async () => {
    expect(await payee('account', alice.account)).toEqual(alice);
    expect(await payee('account', 'nobodyhere11')).toEqual({ kind: 'nobody' });
  });

  it('by an address is the key of FIO that it names', async () => {
    expect(await payee('address', 'alice@pronghorn')).toEqual(alice);
    expect(await payee('address', 'carol@pronghorn')).toEqual({ kind: 'no-key' });
    expect(await payee('address', 'nobody@pronghorn')).toEqual({ kind: 'nobody' });
  });
});
