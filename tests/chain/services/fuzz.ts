import { fc } from '#tests/fc.ts';
import { expect } from 'vitest';
import { CASES } from '../core/cases.ts';

/** A service without a network that responds to everything with one text. */
export function responding(text: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(text, { status }));
}

/** Any JSON, including fields of a valid response, so that it passes the first checks. */
function near(validResponse: unknown): fc.Arbitrary<unknown> {
  const any = fc.jsonValue({ maxDepth: 2 });
  const mangled = fc.tuple(fc.nat(), any).map(([at, value]) => mangle(validResponse, at, value));
  return fc.oneof({ weight: 1, arbitrary: any }, { weight: 3, arbitrary: mangled });
}

/** The response with one value replaced. */
function mangle(response: unknown, at: number, value: unknown): unknown {
  const places = JSON.stringify(response, (_, one: unknown) => one) ?? 'null';
  const count = places.split(/[[{,:]/).length;
  let left = at % count;
  const walk = (one: unknown): unknown => {
    if (left-- === 0) return value;
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(response);
}

/**
 * For any response, a call returns a value or throws one of its own errors, never a language error
 * such as a TypeError.
 */
export async function expectTotal(
  request: (fetch: typeof globalThis.fetch) => Promise<unknown>,
  validResponse: unknown,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(near(validResponse), async (response) => {
      const error = await request(responding(JSON.stringify(response))).then(
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
