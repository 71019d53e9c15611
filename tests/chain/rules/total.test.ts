import { fc } from '#tests/fc.ts';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CASES } from '../core/cases.ts';
import { anything, seeds, SLOW } from '../model/hostile.ts';
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
const modules = import.meta.glob<Record<string, Decoder>>([
  '/src/chain/model/**/*.ts',
  '/src/chain/history/*/**/*.ts',
]);

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

/** Something sound for what else a function takes. */
function sound(type: string): unknown {
  if (/symbol/i.test(type)) return SYMBOL;
  if (type === 'number') return 1_700_000_000_000;
  if (type.endsWith('[]')) return [];
  if (type === 'TracePosition') return { blockNum: 1, blockTime: 0 };
  return undefined;
}

const files = chainFiles('{model,history/*}')
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
        fc.property(seeds, (seed) => {
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
