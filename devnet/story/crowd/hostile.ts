import { act, active } from '../actions.ts';
import { ARTIST } from '../cast.ts';
import { attributes } from '../collectibles.ts';
import { deployNative, lendCode } from '../deploy.ts';
import { HOSTILE_MEMOS } from '../memos.ts';
import type { StoryAction } from '../story-runner.ts';
import { citizens, GUESTBOOK } from './cast.ts';
import { guestbook, ODD_FIELDS } from './contracts.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

/** Characters of the longest memo and the longest row. */
const LONGEST = 200_000;
const DEPTH = 2_000;

const PAGES: readonly string[] = [
  'x'.repeat(LONGEST),
  '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  '{"in":'.repeat(DEPTH) + '"bottom"' + '}'.repeat(DEPTH),
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":1}',
  '{"number":1e999999,"again":1,"again":2}',
  'a\u200bl\u200bi\u200bc\u200be \u202eecila\u202c \u2066\u2067\u2069\ufeff',
  '\u0000\u0007\u001b[31mred\u001b[0m\u007f',
  'https://'.repeat(400),
  ...HOSTILE_MEMOS,
];

/** Hostile texts: very long, deeply nested, and with markup. */
export function hostileTexts({ runner }: CrowdContext): void {
  deployNative(runner, GUESTBOOK, 'guestbook', guestbook.abi);
  lendCode(runner, GUESTBOOK);
  const by = (name: string, data: Record<string, unknown>): StoryAction =>
    act(GUESTBOOK, name, active(GUESTBOOK), data);
  for (const [id, text] of PAGES.entries()) {
    runner.send([by('write', { id, author: GUESTBOOK, text })]);
    if (id % 4 === 3) runner.wait(5);
  }
  runner.wait(5);
  const odd = ODD_FIELDS.map((field) => [field, `<b>${field}</b>`]);
  runner.send([by('oddity', Object.fromEntries(odd) as Record<string, string>)]);
  runner.send([falseTransfer(by, citizens(0, 1)[0]!, 'y'.repeat(LONGEST))]);
  runner.wait(5);
  const memos = [...HOSTILE_MEMOS, ...HOSTILE_MEMOS];
  const transfers = memos.map((memo, index) => falseTransfer(by, citizens(index, 1)[0]!, memo));
  sendInPacks(runner, transfers, 8);
  namesWithoutEnd({ runner });
}

/** Sends a fake transfer notification. */
function falseTransfer(
  by: (name: string, data: Record<string, unknown>) => StoryAction,
  to: string,
  memo: string,
): StoryAction {
  return by('transfer', { from: GUESTBOOK, to, quantity: '5000.0000 EOS', memo });
}

/** NFTs with huge names and texts; AtomicAssets limits names to 64 characters. */
function namesWithoutEnd({ runner }: Pick<CrowdContext, 'runner'>): void {
  const name = 'Pronghorn of the Endless Name '.repeat(300);
  const [owner] = citizens(0, 1);
  const made = {
    authorized_minter: ARTIST,
    collection_name: 'pronghornart',
    schema_name: 'cards',
    template_id: -1,
    new_asset_owner: owner,
    mutable_data: [],
    tokens_to_back: [],
    immutable_data: attributes({ name: ['string', 'W'.repeat(64)], lore: ['string', name] }),
  };
  runner.send([act('atomicassets', 'mintasset', active(ARTIST), made)]);
  const texts = [JSON.stringify({ name }), `{"name":"${name}`, '{"name":'.repeat(DEPTH)];
  for (const idata of texts) {
    const asset = { author: ARTIST, category: 'oddities', owner, idata, mdata: '' };
    const data = { ...asset, requireclaim: false };
    runner.send([act('simpleassets', 'create', active(ARTIST), data)]);
  }
  runner.wait(5);
}
