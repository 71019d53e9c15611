import { expect, it } from 'vitest';
import { chunkGroups } from '#scripts/site/chunk-groups.ts';
import { inlineSingleUses } from '#scripts/site/inline-single-uses.ts';

type RenderChunk = (code: string, chunk: { name: string }) => Promise<{ code: string } | null>;

const inlined = (code: string, name: string) =>
  (inlineSingleUses().renderChunk as unknown as RenderChunk)(code, { name });

const CODE = `
const limit = 5;
function once(value) { return value < limit; }
export const isSmall = (value) => once(value) || value === limit;
`;

it('inlines what a chunk of every page uses once', async () => {
  const { code } = (await inlined(CODE, 'frame'))!;
  expect(code).not.toContain('once');
  const { isSmall } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isSmall: (value: number) => boolean;
  };
  expect([4, 5, 6].map(isSmall)).toEqual([true, true, false]);
});

it('leaves other chunks as they are', async () => {
  expect(await inlined(CODE, 'vote-screen')).toBeNull();
});

it('names chunks that exist', async () => {
  const done = await Promise.all(
    chunkGroups.map(async ({ name }) => ((await inlined(CODE, name)) ? [name] : [])),
  );
  expect(done.flat().toSorted()).toEqual(['first', 'frame', 'history', 'tables', 'views']);
});
