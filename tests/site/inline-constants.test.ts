import { expect, it } from 'vitest';
import { inlineConstants } from '#scripts/site/inline-constants.ts';
import { pollMs } from '#src/chain/core/limits.ts';
import { blockNotFound } from '#src/chain/core/messages.ts';

type Transform = (code: string, id: string) => Promise<{ code: string } | null>;
const transform = inlineConstants().transform as Transform;

it('writes figures and texts, and leaves functions, lists and other names', async () => {
  const code = [
    "import * as limits from '../core/limits.ts';",
    "import * as messages from '../core/messages.ts';",
    'use(limits.pollMs, limits.keyLengths, limits.unknown, rate.limits.pollMs);',
    'say(messages.blockNotFound, messages.badResponse(500));',
  ].join('\n');
  const written = (await transform(code, '/src/stores/head.ts'))?.code;
  expect(written).toContain(
    `use(${pollMs}, limits.keyLengths, limits.unknown, rate.limits.pollMs);`,
  );
  expect(written).toContain(`say(${JSON.stringify(blockNotFound)}, messages.badResponse(500));`);
});

it('leaves files that have names of their own', async () => {
  expect(await transform('const { ui } = messages.ui;', '/src/components/a.tsx')).toBeNull();
});
