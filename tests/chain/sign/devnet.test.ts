import { PrivateKey } from '@wharfkit/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { subtractAssets } from '#src/chain/core/asset-sums.ts';
import { developmentKeyWallet } from '#src/chain/sign/session/development-key.ts';
import { errorMessage } from '#src/chain/sign/session/error-message.ts';
import { openSessions } from '#src/chain/sign/session/session.ts';
import { nodeAt } from './node-at.ts';

let devnet: RunningDevnet;
beforeAll(async () => {
  devnet = await startDevnet({ port: 0 });
});
afterAll(() => devnet.close());

const rent = { contract: 'eosio.token', from: 'alice', to: 'bob', memo: 'rent' };

function logIn(privateKey: string) {
  const chainId = withDevnet(eos).chainId ?? '';
  const sessions = openSessions({
    chain: 'eos',
    chainId,
    nodeUrl: devnet.url,
    language: 'en',
    node: nodeAt(devnet.url, chainId),
    view: { onPrompt: () => undefined, onStage: () => undefined, onStatus: () => undefined },
  });
  return sessions.login(
    { id: 'key', plugin: developmentKeyWallet(privateKey) },
    { actor: 'alice', permission: 'active' },
  );
}

function aliceKey(): string {
  const alice = devnet.demoAccounts.find((account) => account.name === 'alice');
  if (!alice) throw new Error('the devnet has no alice');
  return alice.privateKey;
}

async function balance() {
  const response = await fetch(`${devnet.url}/v1/chain/get_currency_balance`, {
    method: 'POST',
    body: JSON.stringify({ code: 'eosio.token', account: 'alice', symbol: 'EOS' }),
  });
  const [amount = ''] = (await response.json()) as string[];
  return parseAsset(amount);
}

it('moves tokens on the devnet with a signed transfer', async () => {
  const before = await balance();
  const quantity = parseAsset('1.2345 EOS');
  const signer = await logIn(aliceKey());
  const sent = await signer.transact([transfer({ ...rent, quantity })]);
  expect(sent.transactionId).toMatch(/^[0-9a-f]{64}$/);
  expect(sent.blockNum).toBeGreaterThan(0);
  expect(formatAsset(await balance())).toBe(formatAsset(subtractAssets(before, quantity)));
});

it('reports the contract’s message for a transfer above the balance', async () => {
  const before = await balance();
  const signer = await logIn(aliceKey());
  const action = transfer({ ...rent, quantity: parseAsset('99999999.0000 EOS') });
  const failed: unknown = await signer.transact([action]).catch((error: unknown) => error);
  expect(errorMessage(failed)).toBe('assertion failure with message: overdrawn balance');
  expect(await balance()).toEqual(before);
});

it('is refused with the key of another account', async () => {
  const before = await balance();
  const signer = await logIn(String(PrivateKey.generate('K1')));
  const action = transfer({ ...rent, quantity: parseAsset('1.0000 EOS') });
  const failed: unknown = await signer.transact([action]).catch((error: unknown) => error);
  expect(errorMessage(failed)).toMatch(/alice/);
  expect(await balance()).toEqual(before);
});
