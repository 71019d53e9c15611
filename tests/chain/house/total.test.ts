import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CASES } from '../core/cases.ts';
import { SLOW } from '../model/hostile.ts';
import { chainFiles, source } from './sources.ts';

/**
 * Every function of the models that takes what an outside answer held gives something back,
 * whatever that was. A new one is found here by the type of what it takes.
 */
type Decoder = (value: unknown, ...rest: readonly unknown[]) => unknown;

/** Those that say no by an error of the catalogue. */
const refusals: Readonly<Record<string, RegExp>> = {
  contractView: /cannot be retrieved\.$/,
};

const SYMBOL = { code: 'EOS', precision: 4 };
const TEXTS = [
  ...['1.0000 EOS', '-1 X', '1.0000', '', '4,EOS', '2106-02-07T06:28:15', '1e400', '0x10', '-5'],
  ...['9223372036854775807.0000 EOS', '10000.0000 REX', '8 RAM', '18446744073709551615', 'alice'],
  ...['-0', 'NaN', '__proto__', '275760-09-13', '2026-02-30T00:00:00', 'a:b,c:', ':', '{"a":[]}'],
  ...['ipfs://Qm', 'Qm1', 'https://x', 'javascript:1', '00ff', '/9j/', '\ud800', '{"name":{}}'],
];
const NUMBERS = [0, -0, 1, -1, 0.5, 1e21, -1e300, 2 ** 53, 2 ** 63, 4_294_967_296, 21];

const modules = import.meta.glob<Record<string, Decoder>>('/src/chain/model/*.ts');

/** The names of functions whose first argument may be anything, and of the fields they may read. */
function decodersOf(file: string) {
  const decoders: { name: string; takesList: boolean; rest: readonly string[] }[] = [];
  const fields = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && isExported(node)) {
      const [first, ...rest] = node.parameters.map((one) => one.type?.getText() ?? 'untold');
      if (first === 'unknown' || first === 'readonly unknown[]')
        decoders.push({ name: node.name.text, takesList: first !== 'unknown', rest });
    }
    if (ts.isPropertyAccessExpression(node)) fields.add(node.name.text);
    if (ts.isBindingElement(node)) fields.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, visit);
  };
  visit(source(file));
  return { decoders, fields: [...fields] };
}

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Anything, made from a seed: mostly records that have the fields with wrong things in them. */
function anything(seed: number, fields: readonly string[]): unknown {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 8) % below;
  };
  const one = <Item>(items: readonly Item[]) => items[next(items.length)];
  const make = (depth: number): unknown => {
    const kind = next(depth > 0 ? 10 : 5);
    if (kind < 2) return one(TEXTS);
    if (kind === 2) return one(NUMBERS);
    if (kind === 3) return one([null, undefined, true, false]);
    if (kind === 4) return one([[], {}, next(2 ** 31), String(next(2 ** 31))]);
    if (kind < 7) return Array.from({ length: next(4) }, () => make(depth - 1));
    return Object.fromEntries(
      Array.from({ length: next(8) }, () => [one(fields) ?? 'x', make(depth - 1)]),
    );
  };
  return make(5);
}

/** Something sound for what else a function takes. */
function sound(type: string): unknown {
  if (/symbol/i.test(type)) return SYMBOL;
  if (type === 'number') return 1_700_000_000_000;
  if (type.endsWith('[]')) return [];
  if (type === 'Place') return { blockNum: 1, blockTime: 0 };
  return undefined;
}

const files = chainFiles('model')
  .map((file) => ({ file, ...decodersOf(file) }))
  .filter(({ decoders }) => decoders.length > 0);

describe('what reads outside answers', () => {
  it('is found', () => {
    const names = files.flatMap(({ decoders }) => decoders.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['rexPool', 'atomicNft', 'voters', 'readAction']));
    expect(names.length).toBeGreaterThan(50);
  });

  it.each(files)(
    'of $file gives something back for anything',
    async ({ file, decoders, fields }) => {
      const module = await modules[`/${file}`]?.();
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const value = anything(seed, fields);
          for (const { name, takesList, rest } of decoders) {
            const given = takesList && !Array.isArray(value) ? [value] : value;
            try {
              module?.[name]?.(given, ...rest.map(sound));
            } catch (error) {
              if (error instanceof Error && refusals[name]?.test(error.message)) continue;
              throw new Error(`${name}(${JSON.stringify(given)})`, { cause: error });
            }
          }
        }),
        CASES,
      );
    },
    SLOW.timeout,
  );
});
