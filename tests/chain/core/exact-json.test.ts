import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { describeBody } from '#src/chain/core/describe-body.ts';
import { parseExactJson } from '#src/chain/core/exact-json.ts';

describe('exact JSON', () => {
  it.each([
    ['-2714170076832633519', '-2714170076832633519'],
    ['-90909090909090909', '-90909090909090909'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740992', '9007199254740992'],
    ['18446744073709551615', '18446744073709551615'],
    ['340282366920938463463374607431768211455', '340282366920938463463374607431768211455'],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['1234567890123456.5', 1234567890123456.5],
    ['0.12345678901234567890', 0.12345678901234568],
    ['1234567890123456789.0', '1234567890123456789'],
    ['-1234567890123456789.000', '-1234567890123456789'],
    ['1234567890123456.0', 1234567890123456],
    ['1e30', 1e30],
    ['9007199254740993e0', '9007199254740993'],
    ['-1234567890123456789.0E+0', '-1234567890123456789'],
    ['12345678901234567e3', '12345678901234567000'],
    ['1234567890123456e0', 1234567890123456],
    ['1.2345678901234567e+30', 1.2345678901234567e30],
    ['90071992547409930e-1', 9007199254740992],
    ['1.2345678901234567E18', '1234567890123456700'],
    ['-1.234567890123456789E18', '-1234567890123456789'],
    ['9.007199254740993e15', '9007199254740993'],
    ['1.50e17', '150000000000000000'],
    ['1e19', '10000000000000000000'],
    ['1.0E20', 1e20],
    ['1.8446744073709551615e+19', '18446744073709551615'],
    ['1.5e3', 1500],
    ['9.007199254740991E15', 9007199254740991],
  ])('has the digits of %s', (text, value) => {
    expect(parseExactJson(`{"rows":[${text}, ${text}],"more":false,"a":${text}}`)).toEqual({
      rows: [value, value],
      more: false,
      a: value,
    });
    expect(parseExactJson(text)).toEqual(value);
    expect(parseExactJson(` ${text}\n`)).toEqual(value);
  });

  it('leaves texts as they are, with digits, quotes and backslashes', () => {
    const value = { memo: ':9007199254740993', '"9007199254740993': ['\\', ',-9007199254740993'] };
    const large = `{"a":9007199254740993,"b":${JSON.stringify(value)}}`;
    expect(parseExactJson(large)).toEqual({ a: '9007199254740993', b: value });
  });

  it('equals JSON.parse wherever that is exact', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const exact = parseExactJson(`[${text},-9007199254740993]`) as unknown[];
        const inFull = (_: string, value: unknown) =>
          Number.isInteger(value) && !Number.isSafeInteger(value) && !/e/.test(String(value))
            ? String(value)
            : value;
        expect(exact[0]).toEqual(JSON.parse(text, inFull));
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(), fc.string(), (number, name) => {
        const parsed = parseExactJson(`{${JSON.stringify(name)}:${number}}`) as object;
        expect(String(Object.values(parsed)[0])).toBe(String(number));
      }),
    );
  });

  it('skips a byte order mark, and throws for anything else', () => {
    expect(parseExactJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
    for (const text of [
      '',
      '{',
      '<html>',
      'nan',
      '{"a":9007199254740993',
      '{"a":0012345678901234567}',
    ])
      expect(() => parseExactJson(text)).toThrow(SyntaxError);
  });

  it('refuses what is nested deeper than anything on a chain, lists and objects alike', () => {
    const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
    for (const nested of [lists, objects]) {
      expect(parseExactJson(nested(500))).toEqual(JSON.parse(nested(500)));
      for (const depth of [501, 20_000])
        expect(() => parseExactJson(nested(depth))).toThrow(new SyntaxError('Nested too deep'));
      expect(describeBody(nested(20_000))).toBe('nested too deep');
    }
    expect(() => parseExactJson(`{"rows":[${lists(501)},9007199254740993]}`)).toThrow(SyntaxError);
  });

  it('counts no brackets of texts, and none side by side', () => {
    const texts = { a: '['.repeat(900), ['"\\{'.repeat(900)]: `\\"${'{'.repeat(900)}` };
    const wide = Array.from({ length: 900 }, () => [{}, ']']);
    for (const value of [texts, wide, [texts, wide]])
      expect(parseExactJson(JSON.stringify(value))).toEqual(value);
    const text = JSON.stringify([texts, 1]).replace(/1\]$/, '['.repeat(501) + ']'.repeat(502));
    expect(() => parseExactJson(text)).toThrow('Nested too deep');
  });
});

it('a body that is not JSON is named as what it is', () => {
  expect(
    ['', ' \n', '<!DOCTYPE html><p>', '<html lang="en">', '{"rows":[', '{"a":nan}', 'OK'].map(
      describeBody,
    ),
  ).toEqual(['empty', 'empty', 'a web page', 'a web page', 'cut off', 'not JSON', 'not JSON']);
});
