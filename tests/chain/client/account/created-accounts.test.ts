import { afterEach, expect, it } from 'vitest';
import { createdAccounts } from '#src/chain/client/account/created-accounts.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

it('a page of created accounts has a next one, although some of its entries name no account', async () => {
  const entry = (index: number) => ({ name: index < 3 ? null : `made${String(index)}` });
  const accounts = Array.from({ length: 100 }, (_, index) => entry(index));
  const server = await serve((_, response) => json(response, { accounts }));
  const hyperionPool = createPool({ endpoints: [server.url], checkHead: false });
  const page = await createdAccounts({ ...openChain(eos), hyperionPool }, 'alice');
  expect(page).toMatchObject({ more: true, length: 100 });
  expect(page.accounts).toHaveLength(97);
});
