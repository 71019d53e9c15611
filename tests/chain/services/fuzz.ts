import fc from 'fast-check';
import { expect } from 'vitest';
import { CASES } from '../core/cases.ts';

/** A service without a network that answers anything asked with one text. */
export function answering(text: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(text, { status }));
}

/** JSON of any form, with the fields of a well answer among it so that it gets past the first gate. */
function near(wellAnswer: unknown): fc.Arbitrary<unknown> {
  const any = fc.jsonValue({ maxDepth: 2 });
  const mangled = fc.tuple(fc.nat(), any).map(([at, value]) => mangle(wellAnswer, at, value));
  return fc.oneof({ weight: 1, arbitrary: any }, { weight: 3, arbitrary: mangled });
}

/** The answer with one of its values replaced. */
function mangle(answer: unknown, at: number, value: unknown): unknown {
  const places = JSON.stringify(answer, (_, one: unknown) => one) ?? 'null';
  const count = places.split(/[[{,:]/).length;
  let left = at % count;
  const walk = (one: unknown): unknown => {
    if (left-- === 0) return value;
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(answer);
}

/**
 * Whatever a service answers, a call gives a value or throws an error of its own kinds: never one
 * of the language's, such as a TypeError.
 */
export async function expectTotal(
  ask: (fetch: typeof globalThis.fetch) => Promise<unknown>,
  wellAnswer: unknown,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(near(wellAnswer), async (answer) => {
      const error = await ask(answering(JSON.stringify(answer))).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null) expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(TypeError);
      expect(error).not.toBeInstanceOf(RangeError);
      expect(error).not.toBeInstanceOf(SyntaxError);
    }),
    CASES,
  );
}
