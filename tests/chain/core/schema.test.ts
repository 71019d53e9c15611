import { fc } from '#tests/fc.ts';
import * as valibot from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import * as responses from '#src/chain/rpc/responses.ts';
import { responseSamples } from './schema-samples.ts';

type Schemas = Record<string, v.GenericSchema>;

/** Also for an object, which may have a field `toString`. */
const asNumber = (value: unknown) => (typeof value === 'object' ? NaN : Number(value));

/** A schema of each kind, by our functions or by valibot's. */
const kinds = (library: typeof v) => ({
  unknown: library.unknown(),
  boolean: library.boolean(),
  number: library.number(),
  literal: library.literal(true),
  picklist: library.picklist([0, 1, 'two']),
  custom: library.custom(Array.isArray),
  tuple: library.tuple([library.string(), library.nullable(library.number())]),
  union: library.union([library.number(), library.string(), library.tuple([])]),
  record: library.record(
    library.pipe(library.string(), library.regex(/^[a-z]*$/)),
    library.array(library.number()),
  ),
  object: library.object({
    required: library.unknown(),
    skipped: library.optional(library.string()),
    defaulted: library.optional(library.number(), 1),
    nullish: library.nullish(library.string(), ''),
    fallback: library.fallback(library.array(library.string()), []),
    piped: library.pipe(library.optional(library.number(), 1), library.transform(String)),
    inner: library.optional(library.looseObject({ a: library.boolean() })),
  }),
  pipe: library.pipe(
    library.optional(library.union([library.string(), library.array(library.unknown())]), 'ab'),
    library.nonEmpty(),
    library.transform((value) => value.length),
    library.check((value) => value % 2 === 0),
  ),
  numeric: library.pipe(library.unknown(), library.transform(asNumber), library.number()),
  finite: library.pipe(library.unknown(), library.transform(asNumber), library.finite()),
  safe: library.pipe(library.unknown(), library.transform(asNumber), library.safeInteger()),
});

const kindSamples: Record<string, unknown> = {
  tuple: ['a', 1, 2],
  record: { a: [1], b: [] },
  pipe: ['a', 'b'],
  numeric: '7',
  finite: '1e9',
  object: { required: 1, skipped: 'a', defaulted: 2, nullish: 'b', fallback: ['c'], inner: {} },
};

async function responsesOfValibot(): Promise<Schemas> {
  vi.resetModules();
  vi.doMock('#src/chain/core/schema.ts', () => import('valibot'));
  const loaded: object = await import('#src/chain/rpc/responses.ts');
  vi.doUnmock('#src/chain/core/schema.ts');
  return loaded as Schemas;
}

/** Any JSON. Valibot drops keys of these two harmless names. */
const json = fc
  .json({ maxDepth: 3 })
  .filter((text) => !/"(constructor|prototype)"/.test(text))
  .map((text): unknown => JSON.parse(text));

const part = fc.oneof(json, fc.constantFrom<unknown>('', '7', 'x', 1, 2 ** 53, null, true, [], {}));

interface Change {
  /** Selects one of the nested values. */
  readonly place: number;
  /** Undefined to remove it. */
  readonly value?: unknown;
}

const changes = fc.array(fc.record({ place: fc.nat(), value: part }, { requiredKeys: ['place'] }), {
  maxLength: 3,
});

function placesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key], ...placesIn(inner)]);
}

function changed(sample: unknown, list: readonly Change[]): unknown {
  const whole = { value: structuredClone(sample) };
  for (const { place, ...change } of list) {
    const places = placesIn(whole);
    const [holder, key] = places[place % places.length] ?? [whole, 'value'];
    if ('value' in change)
      Object.defineProperty(holder, key, {
        value: change.value,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    else Reflect.deleteProperty(holder, key);
  }
  return whole.value;
}

/** The output in a list, or an empty list if the value does not match. */
const outcome = (parsed: { success: boolean; output?: unknown }) =>
  parsed.success ? [parsed.output] : [];

function expectAgreement(ours: v.GenericSchema, theirs: v.GenericSchema, sample: unknown) {
  const theirSchema = theirs as unknown as valibot.GenericSchema;
  fc.assert(
    fc.property(
      fc.oneof(
        json,
        changes.map((list) => changed(sample, list)),
      ),
      (value) => {
        const expected = outcome(valibot.safeParse(theirSchema, value));
        expect(outcome(v.safeParse(ours, value))).toStrictEqual(expected);
      },
    ),
    { numRuns: 2000 },
  );
}

describe("a schema returns the same as valibot's for any JSON", () => {
  const ours: Schemas = kinds(v);
  const theirs: Schemas = kinds(valibot as unknown as typeof v);

  it.each(Object.keys(ours))('of the kind %s', (kind) => {
    expectAgreement(ours[kind]!, theirs[kind]!, kindSamples[kind]);
  });

  it.each(Object.entries(responseSamples))('of the node response %s', async (name, sample) => {
    const schema = (responses as unknown as Schemas)[name]!;
    expect(v.safeParse(schema, sample)).toMatchObject({ success: true });
    expectAgreement(schema, (await responsesOfValibot())[name]!, sample);
  });

  it('has a sample of each response', () => {
    expect(Object.keys(responseSamples).toSorted()).toEqual(Object.keys(responses).toSorted());
  });
});

describe('an error message names the expected type and the path', () => {
  it.each([
    ['Expected an object', []],
    ['Expected a value at rows', [{}]],
    ['Expected a list at rows', [{ rows: 'a' }]],
    [
      'Expected a string or a number at rows.1.owner',
      [{ rows: [{ owner: 'a' }, { owner: null }] }],
    ],
  ])('%s', (message, [value]) => {
    const owner = v.union([v.string(), v.number()]);
    const schema = v.object({ rows: v.array(v.object({ owner })) });
    expect(() => v.parse(schema, value)).toThrow(new Error(message));
  });
});

it('rethrows the error of a transform', () => {
  const refuse = v.transform((): never => {
    throw new Error('Invalid asset');
  });
  expect(() => v.safeParse(v.pipe(v.string(), refuse), '')).toThrow('Invalid asset');
});

describe('a hostile body', () => {
  const hostile = '{"__proto__": {"admin": true}}';
  const body = JSON.parse(`{"__proto__": {"admin": true}, "list": ${hostile}}`) as object;
  const list = v.record(v.string(), v.unknown());

  it.each([
    ['object', v.object({ list })],
    ['looseObject', v.looseObject({ list })],
    ['record', v.record(v.string(), list)],
  ])('does not change the prototype of an output of %s', (_, schema) => {
    const output = v.parse(schema, body);
    expect(output).toStrictEqual({ list: {} });
    for (const one of [output, output.list]) {
      expect(Object.getPrototypeOf(one)).toBe(Object.prototype);
      expect(Object.hasOwn(one!, '__proto__')).toBe(false);
    }
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it('gets no fields from its prototype', () => {
    expect(v.safeParse(v.object({ toString: v.unknown() }), {}).success).toBe(false);
    expect(v.safeParse(v.object({ admin: v.unknown() }), body).success).toBe(false);
  });

  it('keeps fields with harmless names', () => {
    const fields = { constructor: 'a', prototype: 1 };
    expect(v.parse(v.looseObject({}), fields)).toStrictEqual(fields);
    expect(v.parse(list, fields)).toStrictEqual(fields);
  });
});
