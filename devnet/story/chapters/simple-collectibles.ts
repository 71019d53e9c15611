import { simpleAssets } from '../../contracts/simpleassets/simpleassets.ts';
import { act, active, openAccount } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { ARTIST } from '../cast.ts';
import { deployNative, lendCode } from '../deploy.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';
import { NFT_CHAINS } from './collectibles.ts';

const CONTRACT = 'simpleassets';
const FIRST_ASSET = 100_000_000_000_001n;

/** Owner, category, and two texts, which may be invalid JSON. */
const ASSETS: readonly [owner: string, category: string, idata: string, mdata: string][] = [
  ['alice', 'swords', json({ name: 'Flaming Sword', mint: 1, max_supply: 5 }), json({ level: 7 })],
  ['alice', 'swords', json({ name: 'Rusty Sword', mint: 2, max_supply: 5 }), '{}'],
  [
    'alice',
    'pictures',
    json({ name: 'Plain', img: 'QmVEUU1e6kn5hJmVcdvFNUhVwVLC1GfC87sWdCGoabuYri' }),
    json({ seen: '2026-01-04' }),
  ],
  ['bob', 'swords', json({ name: 'Wooden Sword', mint: 3, max_supply: 5 }), '{}'],
  ['bob', 'pictures', json({ name: '草原', video: 'https://films.example/plain.mp4' }), '{}'],
  ['carol', 'swords', json({ name: 'Glass Sword', mint: 4, max_supply: 5 }), '{}'],
  ['alice', 'oddities', 'this is not JSON', 'nor is this {'],
  ['alice', 'oddities', '{"__proto__":{"polluted":true},"name":"Prototype"}', '[1,2,3]'],
  [
    'bob',
    'oddities',
    json({ name: '<img src=x onerror=alert(1)>', img: 'javascript:alert(1)' }),
    '',
  ],
  ['carol', 'oddities', json({ name: '\u202eelbissopmi\u202c', deep: nest(40) }), 'null'],
];

/** SimpleAssets NFTs: created, transferred, offered and burned. */
export function simpleCollectibles(runner: StoryRunner, amounts: Amounts): void {
  if (!NFT_CHAINS.includes(runner.chain.spec.key)) return;
  const funds = { bytes: 128 * 1024, net: amounts.whole(100), cpu: amounts.whole(100) };
  runner.send(openAccount('eosio', CONTRACT, funds));
  runner.wait(2);
  deployNative(runner, CONTRACT, CONTRACT, simpleAssets.abi);
  lendCode(runner, CONTRACT);
  const registration = { author: ARTIST, dappinfo: json({ name: 'Artist' }), fieldtypes: '' };
  runner.send([assets('authorreg', ARTIST, { ...registration, priorityimg: '' })]);
  runner.wait(2);

  const makes = ASSETS.map(([owner, category, idata, mdata]) => {
    const made = { author: ARTIST, category, owner, idata, mdata, requireclaim: false };
    return assets('create', ARTIST, made);
  });
  for (let first = 0; first < makes.length; first += 5) {
    runner.send(makes.slice(first, first + 5));
    runner.wait(30);
  }

  const [sword, rusty, , wooden] = makes.map((_, index) => String(FIRST_ASSET + BigInt(index)));
  const gift = { from: 'alice', to: 'bob', assetids: [rusty], memo: 'for your wall' };
  runner.send([assets('transfer', 'alice', gift)]);
  runner.send([
    assets('offer', 'alice', { owner: 'alice', newowner: 'carol', assetids: [sword], memo: '' }),
  ]);
  runner.send([assets('burn', 'bob', { owner: 'bob', assetids: [wooden], memo: 'firewood' })]);
  runner.wait(30);
}

function assets(name: string, by: string, data: Record<string, unknown>): StoryAction {
  return act(CONTRACT, name, active(by), data);
}

function json(data: Record<string, unknown>): string {
  return JSON.stringify(data);
}

function nest(depth: number): unknown {
  return depth === 0 ? 'bottom' : { in: nest(depth - 1) };
}
