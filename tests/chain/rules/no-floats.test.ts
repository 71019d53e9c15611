import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { chainFiles, ROOT } from './sources.ts';

/** Where an amount, or another bigint, becomes a number: what is written, and why it may. */
const allowed: Readonly<Record<string, readonly [text: string, reason: string][]>> = {
  'src/chain/model/tax/cointracking.ts': [['Number(transfer.units)', 'a value in fiat']],
  'src/chain/model/utility/read-text.ts': [['Number(value)', 'a time, not an amount']],
  'src/chain/core/key.ts': [
    ['Number(value % 58n)', 'A digit.'],
    ['Number(value & 255n)', 'A byte.'],
  ],
  'src/chain/core/name-bigint.ts': [
    ['Number(rest & 15n)', 'A place in the alphabet.'],
    ['Number(rest & 31n)', 'A place in the alphabet.'],
  ],
  'src/chain/core/float32.ts': [
    ['value.toPrecision(digits)', 'A floating-point number of a contract, and no amount.'],
  ],
  'src/chain/core/symbol-bigint.ts': [
    ['Number(rest & 255n)', 'A letter.'],
    ['Number(raw & 255n)', 'A precision.'],
  ],
  'src/chain/model/token/currency.ts': [
    ['Number(supply.units)', 'A market capitalisation is fiat money, shown with few digits.'],
    ['value.toFixed(FRACTION_DIGITS)', 'Fiat money comes as a number; here it becomes units.'],
    ['amount / limits.billion', 'A market capitalisation is fiat money.'],
    ['amount / limits.million', 'A market capitalisation is fiat money.'],
  ],
  'src/chain/history/hyperion/number-amounts.ts': [
    ['Number(amount)', 'As below.'],
    ['value.toFixed(decimals)', 'Hyperion has amounts as numbers; here they become texts.'],
  ],
  'src/chain/model/nft/serialized.ts': [
    ['Number(reader.varint() - FIRST_FIELD)', 'The place of a field.'],
    ['Number(reader.varint())', 'A length, or an attribute of 32 bits at most.'],
    ['Number(varint())', 'A length.'],
    ['Number(zigzag(reader.varint()))', 'An attribute of 32 bits at most.'],
  ],
  'src/chain/model/price/pool.ts': [['Number(units)', 'A price and a depth are fiat money.']],
  'src/chain/model/resource/powerup-cost.ts': [
    ['Number(weight)', 'The contract works out prices in doubles too; the last step is exact.'],
    ['Number(minPrice.units)', 'As above.'],
    ['Number(maxPrice.units)', 'As above.'],
    ['Number(flatEnd - start)', 'As above.'],
    ['Number(above)', 'As above.'],
    ['Number(from)', 'As above.'],
    ['Number(to)', 'As above.'],
    ['Number(used)', 'As above.'],
  ],
  'src/chain/model/resource/powerup-curve.ts': [
    ['Number((part * PARTS) / total)', 'A share.'],
    ['Number(PARTS)', 'A constant.'],
  ],
  'src/chain/model/resource/ram-trade.ts': [
    ['Number((part * PARTS) / total)', 'A share.'],
    ['Number(PARTS)', 'A constant.'],
  ],
  'src/chain/model/rex/rex-pool.ts': [
    ['Number((pool.lent.units * PARTS * 100n) / pool.lendable.units)', 'A share in per cent.'],
    ['Number(PARTS)', 'A constant.'],
  ],
  'src/chain/model/rex/rex-returns.ts': [
    ['Number(STEPS)', 'A constant.'],
    ['Number(rate)', 'A share to show.'],
    ['Number(lendable.units)', 'A share to show.'],
  ],
  'src/chain/model/rex/rex-rules.ts': [['Number(RATE_PARTS)', 'A constant.']],
  'src/chain/model/token/ranked-account.ts': [
    ['Number(amount.units)', 'A share to show.'],
    ['Number(amount.units * scale)', 'A share to show.'],
    ['Number(total.units)', 'A share to show.'],
    ['Number(total.units * scale)', 'A share to show.'],
  ],
  'src/chain/model/token/token-worth.ts': [
    ['Number(amount.units)', 'What it is worth is fiat money.'],
  ],
  'src/chain/model/account/lending.ts': [['Number((debt * 10_000n) / limit)', 'A share to show.']],
  'src/chain/model/account/new-account.ts': [['Number(request)', 'Bytes.']],
  'src/chain/model/vote/long-stake-payout.ts': [
    ['Number(staked.units)', 'The contract works out the payout in doubles too.'],
  ],
  'src/chain/model/vote/inflation-fill.ts': [
    ['Number(supply)', 'The contract works out inflation in doubles too.'],
  ],
  'src/chain/model/vote/round-pay.ts': [
    ['Number(bucket)', 'The contract works out shares of ranks in doubles too.'],
  ],
  'src/chain/model/vote/fio-pay.ts': [
    ['Number(tenth * 6n)', 'The contract works out shares of votes in doubles too.'],
  ],
  'src/chain/model/vote/producer-pay.ts': [
    ['Number(bucket)', 'The contract works out shares of votes in doubles too.'],
  ],
  'src/chain/model/block/genesis.ts': [
    ['Number(awarded.units)', 'The contract works out what vested in doubles too.'],
  ],
  'src/chain/model/vote/published-producer.ts': [
    ['latitude.toFixed(1)', 'Degrees.'],
    ['longitude.toFixed(1)', 'Degrees.'],
  ],
  'src/chain/model/vote/voter-pay.ts': [
    ['Number(bucket.units + fillAt(now))', 'The contract works out shares in doubles too.'],
    ['units + rate * (Math.max(now - at, 0) / 1000)', 'Vote weight times seconds, no amount.'],
  ],
  'src/chain/model/vote/vote-strength.ts': [
    ['Number(voter.staked)', 'The contract weighs votes in doubles too.'],
    ['Number(staked)', 'As above.'],
  ],
  'src/chain/model/vote/vote-weight.ts': [
    ['Number(staked)', 'The contract weighs votes in doubles too.'],
  ],
  'src/chain/model/resource/yield.ts': [
    ['Number(FACTOR)', 'A constant.'],
    ['Number(RATE_PARTS)', 'A constant.'],
    ['Number((part * RATE_PARTS) / total)', 'A rate in per cent.'],
    ['Number(RATE_PARTS / 100n)', 'A constant.'],
  ],
};

/** What is an amount, by the names that amounts go by. */
const AMOUNT = /^(?:units|amount|balance|quantity|supply|staked|fee|payment|proceeds|rex)$/i;
const ARITHMETIC = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
]);

const files = chainFiles('{core,model,actions,history/*,services/hyperion}');
const program = ts.createProgram(
  files.map((file) => join(ROOT, file)),
  {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    strict: true,
    noEmit: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
  },
);
const checker = program.getTypeChecker();

interface Finding {
  readonly file: string;
  readonly text: string;
}

function findings(matches: (node: ts.Node) => boolean): Finding[] {
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(ROOT, file));
    if (!source) throw new Error(`no ${file}`);
    const found: Finding[] = [];
    const visit = (node: ts.Node): void => {
      if (matches(node)) found.push({ file, text: node.getText() });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function hasFlag(node: ts.Node, flag: ts.TypeFlags): boolean {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => (part.flags & flag) !== 0);
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** `Number(…)` and `numberOf(…)` of a bigint or of what goes by an amount's name. */
function makesNumber(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !/^(Number|numberOf)$/.test(node.expression.getText()))
    return false;
  const [given] = node.arguments;
  if (!given || hasFlag(given, ts.TypeFlags.BooleanLike)) return false;
  return hasFlag(given, ts.TypeFlags.BigIntLike) || AMOUNT.test(nameOf(given));
}

function roundsNumber(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /\.(toFixed|toPrecision)$/.test(node.expression.getText());
}

/** Arithmetic on a floating number that goes by an amount's name. */
function reckonsWithNumber(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !ARITHMETIC.has(node.operatorToken.kind)) return false;
  return [node.left, node.right].some(
    (side) => AMOUNT.test(nameOf(side)) && hasFlag(side, ts.TypeFlags.NumberLike),
  );
}

function readsFloat(node: ts.Node): boolean {
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.PlusToken;
  return ts.isCallExpression(node) && /^(Number\.)?parseFloat$/.test(node.expression.getText());
}

describe('amounts in core, models and actions', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(80);
    const units = findings(
      (node) => nameOf(node) === 'units' && hasFlag(node, ts.TypeFlags.BigInt),
    );
    expect(units.length).toBeGreaterThan(50);
  });

  it('are never read as floating numbers', () => {
    expect(findings(readsFloat)).toEqual([]);
  });

  it('become numbers where a reason is given, and nowhere else', () => {
    const found = findings(
      (node) => makesNumber(node) || roundsNumber(node) || reckonsWithNumber(node),
    );
    const known = Object.entries(allowed).flatMap(([file, places]) =>
      places.map(([text]) => `${file}: ${text}`),
    );
    const told = new Set(found.map(({ file, text }) => `${file}: ${text}`));
    expect([...told].toSorted()).toEqual(known.toSorted());
  });
});
