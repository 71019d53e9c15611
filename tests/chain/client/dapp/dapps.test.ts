import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { codeSetAt, contractsInUse } from '#src/chain/client/dapp/dapps.ts';
import { readLockedTokens } from '#src/chain/client/vest/locked-tokens.ts';
import { publishedDapps } from '#src/chain/services/published-dapps.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

describe('contracts in use', () => {
  it('are those of the newest twenty blocks, and of sixty where few are called', async () => {
    const { from, to, contracts } = await contractsInUse(access);
    expect(contracts.length).toBeLessThan(10);
    expect(to - from).toBe(59);
    const { head_block_num: head } = await access.node.getInfo();
    expect(to).toBeLessThanOrEqual(head);
    expect(contracts.every(({ actions, accounts }) => actions > 0 && accounts > 0)).toBe(true);
  });

  it('are looked for no further once there are enough', async () => {
    const transactions = Array.from({ length: 10 }, (_, index) => ({
      trx: {
        transaction: {
          actions: [{ account: `contract${'abcdefghij'[index]}`, name: 'run', authorization: [] }],
        },
      },
    }));
    const node = {
      getInfo: () => Promise.resolve({ head_block_num: 1_000 }),
      getBlock: () => Promise.resolve({ transactions }),
    } as unknown as ChainAccess['node'];
    const { from, to, contracts } = await contractsInUse({ ...access, node });
    expect([from, to]).toEqual([981, 1_000]);
    expect(contracts.map(({ actions }) => actions)).toEqual(Array.from({ length: 10 }, () => 20));
  });
});

describe('the code of an account', () => {
  it('was set at a time, never, or there is no such account', async () => {
    expect(await codeSetAt(access, 'eosio.token')).toBeGreaterThan(0);
    expect(await codeSetAt(access, 'alice')).toBe(0);
    expect(await codeSetAt(access, 'nobodyhere11')).toBeNull();
  });
});

describe('published dApps', () => {
  it('are named by chain, with accounts', () => {
    expect(publishedDapps('wax').map(({ name }) => name)).toContain('Alcor.exchange');
    expect(publishedDapps('eos').every(({ accounts }) => accounts.length > 0)).toBe(true);
    expect(publishedDapps('bos')).toEqual([]);
  });
});

describe('locked tokens of an account', () => {
  it('have its REX by maturity', async () => {
    const rows = await readLockedTokens(access, 'heidi');
    expect(rows.some(({ kind }) => kind.startsWith('rex'))).toBe(true);
    expect(rows.every(({ amount }) => amount.units > 0n)).toBe(true);
  });

  it('need an account', async () => {
    await expect(readLockedTokens(access, 'nobodyhere11')).rejects.toMatchObject({
      name: 'MissingError',
    });
  });
});
