import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sourcesIn } from '#scripts/library/exports.ts';
import { namesFrom, storiesOfComponents, storiesWithoutUse } from '#scripts/library/stories.ts';
import { supportedParts } from '#scripts/library/supported-parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('components without a story', () => {
  const components = storiesOfComponents(root);

  test('there are none', () => {
    const without = components.filter(({ stories }) => stories.length === 0);
    expect(without.map(({ component }) => component)).toEqual([]);
  });

  test('all components are seen', () => {
    expect(components.length).toBeGreaterThan(400);
  });
});

test('each page of the Storybook says when to use its component', () => {
  expect(storiesWithoutUse(root)).toEqual([]);
});

test('the docs of each supported part say when to use it, and what it does for keyboards', () => {
  const noted = sourcesIn(root, 'stories').flatMap((file) => {
    const [, names = ''] = /partDocs\(([^)]*)\)/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return file.endsWith('.stories.tsx')
      ? [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name)
      : [];
  });
  expect(noted.toSorted()).toEqual(supportedParts.map(({ name }) => name).toSorted());
});

test('the docs of each supported part list its props', () => {
  const listed = sourcesIn(root, 'stories').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, component = ''] = /\n {2}component: (\w+)/.exec(text) ?? [];
    const [, others = ''] = /\n {2}subcomponents: \{([^}]*)\}/.exec(text) ?? [];
    return [component, ...others.split(',').map((name) => name.trim())];
  });
  const names = supportedParts.map(({ name }) => name);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});

describe('names that a module imports', () => {
  const file = 'src/components/ui/part.tsx';

  test('at once', () => {
    const text = "import { type A, B, C as D } from './b.tsx';\nimport { E } from '#src/e.tsx';";
    expect(namesFrom(file, text)).toEqual([
      'src/components/ui/b.tsx#B',
      'src/components/ui/b.tsx#C',
      'src/e.tsx#E',
    ]);
  });

  test('when needed', () => {
    const text = "lazy(async () => ({ default: (await import('./b.tsx')).B }));";
    expect(namesFrom(file, text)).toEqual(['src/components/ui/b.tsx#B']);
    expect(namesFrom(file, "lazy(() => import('./b.tsx'))")).toEqual([
      'src/components/ui/b.tsx#default',
    ]);
    const parts = "const load = () => import('./b.tsx');\n(await load()).B;";
    expect(namesFrom(file, parts)).toEqual(['src/components/ui/b.tsx#B']);
  });

  test('not types, nor packages', () => {
    const text = "import type { A } from './a.tsx';\nimport { useState } from 'react';";
    expect(namesFrom(file, text)).toEqual([]);
  });
});
