import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Entry, entriesOf } from '#scripts/library/entries.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { local } from '#src/chain/config/chains/local.ts';
import { chains } from '#src/chain/config/registry.ts';
import {
  chainName,
  partIds,
  partSnippet,
  startSnippets,
  type Shown,
} from '#src/islands/developers/snippets.ts';
import '#src/library/elements.tsx';

const root = join(import.meta.dirname, '../../..');

const shown: Shown = {
  account: 'alice',
  transaction: 'ab'.repeat(32),
  block: 5,
  amount: '1.0000 EOS',
  key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  time: '2026-01-01T00:00:00.500',
};

/** An own node's chain has an address only at the visitor's. */
const own = { ...local, endpoints: { ...local.endpoints, default: ['http://127.0.0.1:8888'] } };

const reactCode: readonly (readonly [piece: string, code: string])[] = [
  ...chains.map(
    (chain) => [`the start on ${chain.key}`, startSnippets(chain, 'alice').react] as const,
  ),
  ['the start on a node of one’s own', startSnippets(own, 'alice').react],
  ...partIds.map((id) => [id, partSnippet(id, eos, shown).react] as const),
];

const bareCode = [
  ...[...chains, own].map((chain) => startSnippets(chain, 'alice').elements),
  ...partIds.flatMap((id) => partSnippet(id, eos, shown).html ?? []),
];

let entries: ReadonlyMap<string, Entry>;

beforeAll(() => {
  entries = new Map(
    entriesOf(root).map((entry) => [
      `pronghorn${entry.name === '' ? '' : `/${entry.name}`}`,
      entry,
    ]),
  );
});

/** The names that a piece of code imports from the package, with their entries. */
function importedNames(code: string): { entry: string; name: string }[] {
  const source = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
    const named = statement.importClause?.namedBindings;
    if (!entry.startsWith('pronghorn') || !named || !ts.isNamedImports(named)) return [];
    return named.elements.map(({ name }) => ({ entry, name: name.text }));
  });
}

describe('the code for React', () => {
  test.each(reactCode)('%s names what the package exports', (_, code) => {
    const names = importedNames(code);
    expect(names.length).toBeGreaterThan(0);
    const missing = names.filter(
      ({ entry, name }) => !entries.get(entry)?.exports.some((one) => one.name === name),
    );
    expect(missing).toEqual([]);
  });

  test('imports chains by their names', () => {
    const exported = new Set(entries.get('pronghorn/chain')?.exports.map(({ name }) => name));
    expect(chains.map(({ key }) => chainName(key)).filter((name) => !exported.has(name))).toEqual(
      [],
    );
    expect(chainName('eosio-test')).toBe('eosioTest');
  });
});

describe('the code for a page without React', () => {
  test('names elements and their attributes', () => {
    for (const code of bareCode) {
      const page = new DOMParser().parseFromString(code, 'text/html');
      const elements = [...page.querySelectorAll('*')].filter(({ localName }) =>
        localName.startsWith('pronghorn-'),
      );
      expect(elements).toHaveLength(1);
      for (const { localName, attributes } of elements) {
        const defined = customElements.get(localName) as
          | (CustomElementConstructor & { observedAttributes: readonly string[] })
          | undefined;
        const known = defined?.observedAttributes ?? [];
        expect(
          [...attributes].map(({ name }) => name).filter((name) => !known.includes(name)),
        ).toEqual([]);
      }
    }
  });

  test('has a chain’s key, or the address and token of a node of one’s own', () => {
    expect(startSnippets(eos, 'alice').elements).toContain('chain="eos"');
    expect(startSnippets(own, 'alice').elements).toContain(
      'endpoint="http://127.0.0.1:8888" symbol="4,EOS"',
    );
  });
});

test('the values are those that are shown', () => {
  expect(partSnippet('transaction', eos, shown)).toEqual({
    react: expect.stringContaining(`id="${shown.transaction}"\n  block={5}`),
    html: expect.stringContaining(`transaction="${shown.transaction}"\n  block="5"`),
  });
  expect(partSnippet('amount', eos, shown).react).toContain("parseAsset('1.0000 EOS')");
});

test('a value of a node or a link ends no string and no attribute', () => {
  const attack = `'"\`\\>{}<script>`;
  const values = {
    ...shown,
    account: attack,
    transaction: attack,
    amount: attack,
    key: attack,
    time: attack,
  };
  const plain = { ...shown, account: '', transaction: '', amount: '', key: '', time: '' };
  for (const id of partIds) {
    const written = partSnippet(id, eos, values);
    const expected = partSnippet(id, eos, plain);
    for (const form of ['react', 'html'] as const)
      expect(written[form]?.replaceAll('script', '')).toBe(
        expected[form]?.replaceAll('script', ''),
      );
  }
  const { react, elements } = startSnippets(eos, attack);
  expect(react).toContain('name="script"');
  expect(elements).toContain('name="script"');
});
