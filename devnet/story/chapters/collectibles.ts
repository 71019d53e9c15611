import { publishedContract } from '../../wasm/published.ts';
import { act, active, openAccount } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { ARTIST } from '../cast.ts';
import { attributes, COLLECTIONS, SCHEMAS, TEMPLATES, UNIQUE } from '../collectibles.ts';
import type { Attributes } from '../collectibles.ts';
import { deploy, lendCode } from '../deploy.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

const CONTRACT = 'atomicassets';
/** Chains that have NFTs. */
export const NFT_CHAINS: readonly string[] = ['eos', 'wax', 'jungle', 'proton', 'proton-test'];
/** The first AtomicAssets asset id. */
const FIRST_ASSET = 2n ** 40n;
/** Template id of an asset without a template. */
const NO_TEMPLATE = -1;

/** AtomicAssets NFTs with the published contract code: minted, transferred, changed and burned. */
export function collectibles(runner: StoryRunner, amounts: Amounts): void {
  if (!NFT_CHAINS.includes(runner.chain.spec.key)) return;
  install(runner, amounts);
  for (const collection of COLLECTIONS) {
    runner.send([assets('createcol', collection.author, collection)]);
    runner.wait(10);
  }
  for (const { author, collection_name, schema_name, format } of SCHEMAS) {
    const from = { authorized_creator: author, collection_name, schema_name };
    runner.send([assets('createschema', author, { ...from, schema_format: format })]);
    runner.wait(10);
  }
  mintAll(runner);
  handOver(runner);
  offer(runner);
}

function install(runner: StoryRunner, amounts: Amounts): void {
  const { code, abi } = publishedContract('atomicassets');
  const plenty = { net: amounts.whole(5_000), cpu: amounts.whole(5_000) };
  runner.send(openAccount('eosio', CONTRACT, { ...plenty, bytes: 4 * 1024 * 1024 }));
  runner.send(openAccount('eosio', ARTIST, { ...plenty, bytes: 1024 * 1024 }));
  runner.wait(2);
  deploy(runner, CONTRACT, code, abi);
  lendCode(runner, CONTRACT);
  runner.send([
    assets('init', CONTRACT, {}),
    assets('admincoledit', CONTRACT, {
      collection_format_extension: [
        { name: 'name', type: 'string' },
        { name: 'img', type: 'ipfs' },
        { name: 'description', type: 'string' },
        { name: 'url', type: 'string' },
      ],
    }),
  ]);
  runner.wait(2);
}

function mintAll(runner: StoryRunner): void {
  TEMPLATES.forEach(({ author, owners, max_supply, data, ...from }, index) => {
    const made = assets('createtempl', author, {
      authorized_creator: author,
      ...from,
      transferable: true,
      burnable: true,
      max_supply,
      immutable_data: attributes(data),
    });
    const template_id = index + 1;
    const mints = owners.map((owner, serial) =>
      mint(author, { ...from, template_id }, owner, {}, { level: ['uint16', serial + 1] }),
    );
    runner.send([made, ...mints]);
    runner.wait(30);
  });
  for (const { author, owner, data, ...from } of UNIQUE) {
    runner.send([mint(author, { ...from, template_id: NO_TEMPLATE }, owner, data, {})]);
    runner.wait(30);
  }
}

function handOver(runner: StoryRunner): void {
  const give = (from: string, to: string, places: number[], memo: string): void => {
    const asset_ids = places.map(idOf);
    runner.send([assets('transfer', from, { from, to, asset_ids, memo })]);
    runner.wait(60);
  };
  give('alice', 'bob', [0], 'happy birthday');
  give('bob', 'carol', [0], '');
  give('alice', 'bob', [1, 2], '<script>alert(document.domain)</script>');
  const change = { asset_owner: 'carol', asset_id: idOf(0), authorized_editor: ARTIST };
  const new_mutable_data = attributes({ level: ['uint16', 40] });
  runner.send([assets('setassetdata', ARTIST, { ...change, new_mutable_data })]);
  runner.send([assets('burnasset', 'bob', { asset_owner: 'bob', asset_id: idOf(2) })]);
  runner.wait(60);
}

/**
 * Offers with each outcome: open, accepted, declined, cancelled, and one with assets that were
 * moved.
 */
function offer(runner: StoryRunner): void {
  let made = 0;
  const offers = (from: string, to: string, gives: number[], wants: number[], memo: string) => {
    const sides = { sender_asset_ids: gives.map(idOf), recipient_asset_ids: wants.map(idOf) };
    const data = { sender: from, recipient: to, ...sides, memo };
    runner.send([assets('createoffer', from, data)]);
    runner.wait(60);
    made += 1;
    return String(made);
  };
  const ends = (name: string, by: string, offer_id: string): void => {
    runner.send([assets(name, by, { offer_id })]);
    runner.wait(60);
  };
  ends('acceptoffer', 'heidi', offers('dave', 'heidi', [8], [14], 'a doe for the herd'));
  ends('declineoffer', 'grace', offers('judy', 'grace', [10], [9], 'these are alike'));
  ends('canceloffer', 'frank', offers('frank', 'erin', [19], [], 'a gift'));
  offers('erin', 'grace', [17], [9], '');
  const gone = { from: 'erin', to: 'frank', asset_ids: [idOf(17)], memo: 'first come' };
  runner.send([assets('transfer', 'erin', gone)]);
  offers('bob', 'alice', [6], [5], 'doe for doe?');
  offers('alice', 'carol', [11], [13], '');
  offers('mallory', 'alice', [], [24, 25], '<b>Claim</b> your prize');
  runner.wait(60);
}

/** The id of the NFT that was minted at a place. */
export function idOf(index: number): string {
  return String(FIRST_ASSET + BigInt(index));
}

function mint(
  author: string,
  from: { collection_name: string; schema_name: string; template_id: number },
  owner: string,
  immutable: Attributes,
  mutable: Attributes,
): StoryAction {
  return assets('mintasset', author, {
    authorized_minter: author,
    ...from,
    new_asset_owner: owner,
    immutable_data: attributes(immutable),
    mutable_data: attributes(mutable),
    tokens_to_back: [],
  });
}

function assets(name: string, by: string, data: Record<string, unknown>): StoryAction {
  return act(CONTRACT, name, active(by), data);
}
