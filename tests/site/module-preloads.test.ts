import { describe, expect, it } from 'vitest';
import {
  type Chunk,
  scriptsOf,
  withPreloads,
  withScreenUrl,
} from '#scripts/site/module-preloads.ts';

function chunk(name: string, modules: string[], given: Partial<Chunk> = {}): Chunk {
  return {
    fileName: `_astro/${name}.js`,
    imports: [],
    dynamicImports: [],
    facadeModuleId: null,
    moduleIds: modules.map((path) => `/project/src/${path}`),
    ...given,
  };
}

const to = (...names: string[]) => names.map((name) => `_astro/${name}.js`);

const chunks: Chunk[] = [
  chunk('entry', [], { imports: to('first') }),
  chunk('first', ['first/start.ts']),
  chunk('main', ['layouts/start.ts'], { imports: to('react') }),
  chunk('react', ['react.js']),
  chunk('block', ['islands/block/block-screen.tsx'], {
    imports: to('views'),
    dynamicImports: to('raw', 'texts-en', 'texts-ko'),
  }),
  chunk('views', ['components/block/block-header.tsx']),
  chunk('raw', ['islands/block/block-raw.tsx']),
  chunk('live', ['islands/live/live-screen.tsx']),
  // The chunk that an import names has no module itself.
  chunk('texts-en', [], { imports: to('en') }),
  chunk('en', ['i18n/areas/block/en.ts']),
  chunk('texts-ko', ['i18n/areas/block/ko.ts']),
];

const page = (attributes: string) =>
  `<!doctype html><html ${attributes}><script type="module" src="/_astro/entry.js"></script>`;

describe('the scripts that a page preloads', () => {
  it('are those of its screen and of its start, with all that they import, and its texts', () => {
    expect(scriptsOf(page('lang="en" data-screen="block"'), chunks)).toEqual(
      ['block', 'en', 'first', 'main', 'react', 'texts-en', 'views'].map(
        (name) => `/_astro/${name}.js`,
      ),
    );
  });

  it('are in the page’s language', () => {
    const found = scriptsOf(page('lang="ko" data-screen="block"'), chunks);
    expect(found).toContain('/_astro/texts-ko.js');
    expect(found).not.toContain('/_astro/en.js');
  });

  it('have no screen on a page of text', () => {
    expect(scriptsOf(page('lang="en" data-screen="guides"'), chunks)).toEqual(
      ['first', 'main', 'react'].map((name) => `/_astro/${name}.js`),
    );
  });
});

it('a page begins with its script, and its first scripts are compiled before the others', () => {
  const html =
    '<head><title>Block</title></head><p>…</p><script type="module" src="/_astro/entry.js"></script>';
  expect(withPreloads(html, ['/_astro/block.js', '/_astro/first.AB12.js'])).toBe(
    '<head><title>Block</title><script type="module" async src="/_astro/entry.js"></script>' +
      '<link rel="modulepreload" href="/_astro/first.AB12.js">' +
      '<link rel="preload" as="script" fetchpriority="low" crossorigin href="/_astro/block.js"></head><p>…</p>',
  );
});

describe('the page of a screen', () => {
  const block = chunk('block.AB12', [], {
    facadeModuleId: '/project/src/islands/block/block-screen.tsx',
  });

  it('names the file with its code', () => {
    expect(withScreenUrl('<html lang="en" data-screen="block">', [block])).toBe(
      '<html data-screen-url="/_astro/block.AB12.js" lang="en" data-screen="block">',
    );
  });

  it('is not built without it', () => {
    expect(() => withScreenUrl('<html data-screen="block">', chunks)).toThrow('block-screen.tsx');
  });

  it('is unchanged if it is a page of text', () => {
    expect(withScreenUrl('<html data-screen="guides">', [block])).toBe(
      '<html data-screen="guides">',
    );
  });
});
