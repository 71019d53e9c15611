import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRex } from '#src/chain/client/account/account-rex.ts';
import { readAccount } from '#src/chain/client/account/account.ts';
import { readWholeAccount } from '#src/chain/client/account/whole-account.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let eos: Running;
let proton: Running;

beforeAll(async () => {
  [eos, proton] = await Promise.all([run('eos'), run('proton')]);
});
afterAll(() => Promise.all([eos.devnet.close(), proton.devnet.close()]));

it('has REX at its present worth, with the fund, in the total', async () => {
  const access: ChainAccess = openChain(eos.config);
  const reported = await readAccount(access, 'alice');
  const whole = await readWholeAccount(access, 'alice');
  const worth = await accountRex(access, 'alice', Date.now());
  expect(whole.inRex?.units).toBe(worth?.units);
  expect(whole.inRex?.units).not.toBe(reported.inRex?.units);
  const more = (whole.inRex?.units ?? 0n) - (reported.inRex?.units ?? 0n);
  expect(whole.total.units).toBe(reported.total.units + more);
});

it('has the stakes of other contracts', async () => {
  const whole = await readWholeAccount(openChain(proton.config), 'alice');
  expect(whole.apart?.forTerm?.units).toBeGreaterThan(0n);
});

it('keeps what the node reports where the table of REX cannot be read', async () => {
  const access = openChain(eos.config, {
    fetch: (input, init) =>
      String(init?.body).includes('rexbal')
        ? Promise.reject(new Error('no route'))
        : fetch(input, init),
  });
  const whole = await readWholeAccount(access, 'alice');
  const reported = await readAccount(access, 'alice');
  expect([whole.inRex, whole.total]).toEqual([reported.inRex, reported.total]);
});
