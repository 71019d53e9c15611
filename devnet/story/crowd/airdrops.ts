import { formatUnits } from '#src/chain/core/asset.ts';
import { act, active, transfer } from '../actions.ts';
import { deployToken } from '../chapters/tokens.ts';
import type { StoryAction } from '../story-runner.ts';
import { AIRDROPS, CITIZENS, COLLECTOR, MINTS, TOKENS_PER_MINT, WHALES } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

const SYLLABLES = ['BA', 'CO', 'DI', 'FU', 'GA', 'HE', 'JO', 'KI', 'LU', 'MA', 'NE', 'PO'];
const ENDINGS = ['BIT', 'CO', 'DEX', 'FI', 'GO', 'LA', 'MI', 'NA', 'PAY', 'RO', 'SU', 'TI'];
const MORE_ENDINGS = [
  'VEX',
  'WA',
  'X',
  'YO',
  'ZEN',
  'OK',
  'QI',
  'UP',
  'ERA',
  'IO',
  'ART',
  'INU',
  'ETH',
];
const CODES: readonly string[] = [...ENDINGS, ...MORE_ENDINGS].flatMap((ending) =>
  SYLLABLES.map((syllable) => syllable + ending),
);

/** Three tokens for everybody, and three hundred for one collector. */
export function airdrops({ runner, random }: CrowdContext): void {
  for (const { issuer, code, precision } of AIRDROPS) {
    deployToken(runner, issuer);
    const amount = (units: number): string => tokens(units, precision, code);
    runner.send(born(issuer, amount(1_000_000_000_000)));
    const holders = [...CITIZENS, ...WHALES, COLLECTOR];
    const memo = `${code} airdrop: hold it, use it, forget it`;
    const gifts = holders.map((holder) =>
      transfer(issuer, holder, amount(random.between(1_000, 9_000_000)), memo, issuer),
    );
    sendInPacks(runner, gifts, 32);
  }
  for (const [index, mint] of MINTS.entries()) {
    deployToken(runner, mint);
    const codes = CODES.slice(index * TOKENS_PER_MINT, (index + 1) * TOKENS_PER_MINT);
    const made = codes.flatMap((code, number) => {
      const precision = number % 9;
      const gift = tokens(random.between(1, 5_000_000), precision, code);
      const memo = number === 0 ? 'for your collection' : '';
      return [
        ...born(mint, tokens(2_000_000_000, precision, code)),
        transfer(mint, COLLECTOR, gift, memo, mint),
      ];
    });
    sendInPacks(runner, made, 36);
  }
}

function born(issuer: string, supply: string): StoryAction[] {
  return [
    act(issuer, 'create', active(issuer), { issuer, maximum_supply: supply }),
    act(issuer, 'issue', active(issuer), { to: issuer, quantity: supply, memo: '' }),
  ];
}

function tokens(units: number, precision: number, code: string): string {
  return `${formatUnits(BigInt(units), precision)} ${code}`;
}
