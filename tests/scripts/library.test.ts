import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Entry, entriesOf } from '#scripts/library/entries.ts';
import { boundOf, measuredExports, sizeBounds } from '#scripts/library/size-bounds.ts';
import { exportsOf } from '#scripts/library/exports.ts';
import { entryText } from '#scripts/library/package-files.ts';
import { packedSpecifiers } from '#scripts/library/specifiers.ts';
import { scopedSelector } from '#scripts/library/styles.ts';
import { supportedParts } from '#scripts/library/supported-parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('exports of a module', () => {
  const of = (text: string) => exportsOf('part.tsx', text);

  test('components, hooks, values and types', () => {
    const text = `
      /** A part. It has more to say. */
      export function Part() {}
      export const usePart = () => 1;
      export const most = 3;
      export interface Props {}
      function own() {}
    `;
    expect(of(text).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'component Part',
      'hook usePart',
      'value most',
      'type Props',
    ]);
    expect(of(text)[0]?.summary).toBe('A part.');
  });

  test('a default export, and what is passed on', () => {
    expect(of('export default function Part() {}')[0]).toMatchObject({ isDefault: true });
    expect(of("export { a, type B } from './c.ts';")).toMatchObject([
      { name: 'a', kind: 'value', from: './c.ts' },
      { name: 'B', kind: 'type', from: './c.ts' },
    ]);
  });
});

describe('entries of the package', () => {
  const entries = entriesOf(root);
  const named = (name: string) => entries.find((entry) => entry.name === name);

  test('they have the supported parts, and no other component', () => {
    const components = entries.flatMap(({ name, exports }) =>
      exports
        .filter(
          ({ kind, file }) => kind !== 'type' && /^src\/(components|library)\/.*x$/.test(file),
        )
        .map((one) => `${name} ${one.file} ${one.name}`),
    );
    const provider = ' src/library/provider.tsx PronghornProvider';
    const supported = supportedParts.map(({ entry, module, name }) => `${entry} ${module} ${name}`);
    expect(components.toSorted()).toEqual([provider, ...supported].toSorted());
  });

  test('a part’s types come with it, and no helper of its module', () => {
    const names = named('ui')?.exports.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['DataTable', 'Column', 'KeyValue']));
    expect(names).not.toContain('buttonStyles');
    expect(named('ui')?.client).toBe(true);
    expect(named('wallet')).toBeUndefined();
  });

  test('the chain has the client, for servers too', () => {
    const names = named('chain')?.exports.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['createClient', 'chainAt', 'readAccount', 'wax']),
    );
    expect(named('chain')?.client).toBe(false);
  });

  test('each export of components has a bound of its size, and no other name has one', () => {
    const bounded = Object.entries(sizeBounds).flatMap(([entry, bounds]) =>
      Object.keys(bounds).map((name) => `${entry}/${name}`),
    );
    expect(bounded.toSorted()).toEqual(measuredExports(entries).toSorted());
    expect(boundOf('ui/Amount')).toBeGreaterThan(0);
    expect(() => boundOf('ui/Nothing')).toThrow('ui/Nothing has no bound of its size');
  });

  test('an entry names modules from where it is', () => {
    const entry: Entry = {
      name: 'model/block',
      client: true,
      effects: ['src/library/elements.tsx'],
      exports: [
        { name: 'a', kind: 'value', summary: '', file: 'src/chain/model/block/a.ts' },
        { name: 'B', kind: 'type', summary: '', file: 'src/chain/model/block/a.ts' },
        { name: 'C', kind: 'component', summary: '', file: 'src/c.tsx', isDefault: true },
      ],
    };
    expect(entryText(entry, false)).toBe(
      [
        "'use client';",
        "import '../library/elements.js';",
        "export { a } from '../chain/model/block/a.js';",
        "export { default as C } from '../c.js';",
        '',
      ].join('\n'),
    );
    expect(entryText(entry, true)).toContain(
      "export { a, type B } from '../chain/model/block/a.js';",
    );
  });
});

test('declarations import built files', () => {
  const text = [
    "import type { A } from '#src/chain/a.ts';",
    "import { B } from './b.tsx';",
    "export declare const c: import('../c.ts').C;",
    "import { use } from 'react';",
  ].join('\n');
  expect(packedSpecifiers(text, 'components/ui/part.d.ts')).toBe(
    [
      "import type { A } from '../../chain/a.js';",
      "import { B } from './b.js';",
      "export declare const c: import('../c.js').C;",
      "import { use } from 'react';",
    ].join('\n'),
  );
});

test('styles apply in a provider only', () => {
  const within = ':where(.pronghorn, .pronghorn *)';
  expect(scopedSelector('.flex')).toBe(`.flex${within}`);
  expect(scopedSelector('::before')).toBe(`${within}::before`);
  expect(scopedSelector('.a > .b::after')).toBe(`.a > .b${within}::after`);
  expect(scopedSelector(':root')).toBe('.pronghorn');
  expect(scopedSelector("[data-theme='dark'] .c")).toBe(`[data-theme='dark'] .c${within}`);
  expect(scopedSelector(":root[data-theme='dark']")).toBe(".pronghorn[data-theme='dark']");
});
