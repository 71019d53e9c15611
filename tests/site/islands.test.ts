import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('../../src/**/*.astro', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const islands = import.meta.glob<string>('../../src/islands/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files of the components that pages hydrate. */
function hydrated(): string[] {
  const files = Object.values(pages).flatMap((page) =>
    [...page.matchAll(/<(\w+)[^<>]*?client:/g)].map(([, name]) => {
      const found = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#(src/islands/[^']+)'`);
      return found.exec(page)?.[1];
    }),
  );
  return [...new Set(files.map((file) => file ?? 'not found'))].toSorted();
}

test.each(hydrated())('%s awaits its texts before it hydrates', (file) => {
  expect(islands[`../../${file}`]).toContain('\nawait textsReady();\n');
});
