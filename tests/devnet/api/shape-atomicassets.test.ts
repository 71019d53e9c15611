import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { sendAs } from './sending.ts';
import { serviceForms } from '#tests/recordings/fields.ts';
import { missingFrom } from './shape.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';

let devnet: RunningDevnet;
let asset: string;
let offer: string;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, chains: ['wax'], blockInterval: 0 });
  const { body } = await ask(devnet.app, '/atomicassets/v1/assets?owner=alice&template_id=2');
  asset = String(body['data']![0]!['asset_id']);
  await sendAs(devnet, 'alice', [
    {
      account: 'atomicassets',
      name: 'createoffer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: {
        sender: 'alice',
        recipient: 'bob',
        memo: '',
        sender_asset_ids: [asset],
        recipient_asset_ids: [],
      },
    },
  ]);
  const offers = await ask(devnet.app, '/atomicassets/v1/offers');
  offer = String(offers.body['data']![0]!['offer_id']);
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

const KINDS = [
  'accounts',
  'assets',
  'burns',
  'collections',
  'config',
  'offers',
  'schemas',
  'templates',
  'transfers',
];

/** Where the devnet has what was asked for. */
function own(path: string): string {
  return path
    .replace('/accounts/:account', '/accounts/alice')
    .replace('/burns/:account', '/burns/bob')
    .replace(':asset', asset)
    .replace(':offer', offer)
    .replace(':schema', 'cards')
    .replace(':template', '1')
    .replace(':collection', 'pronghornart');
}

/** What an author chose to tell of a collection or an asset. */
const OWN_DATA = /^(?!.*\/logs ).*data\.[^.]+: missing$/;

describe('the NFT indexer has what a real one answers, and no more', () => {
  it.each(KINDS)('%s', async (kind) => {
    const forms = serviceForms(`atomicassets_${kind}`);
    expect(forms.length).toBeGreaterThan(0);
    const differences: string[] = [];
    for (const { path: asked, fields } of forms) {
      const path = own(asked);
      const reported = (fields as { data: unknown }).data;
      const { status, body } = await ask(devnet.app, path);
      expect([path, status]).toEqual([path, 200]);
      const found = [
        ...missingFrom(body['data'], reported, '', 'exact').map((one) => `lacks ${one}`),
        ...missingFrom(reported, body['data'], '', 'exact').map((one) => `has too ${one}`),
      ];
      differences.push(...found.map((one) => `${path} ${one}`));
    }
    expect([...new Set(differences)].filter((one) => !OWN_DATA.test(one))).toEqual([]);
  });
});
