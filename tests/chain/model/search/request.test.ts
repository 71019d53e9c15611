import { describe, expect, it } from 'vitest';
import { requestIn } from '#src/chain/model/search/request.ts';
import { classify } from '#src/chain/model/search/search.ts';

const payload = 'gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA';
const eos = { keyPrefix: 'EOS' } as const;

describe('a signing request', () => {
  it.each([
    `esr:${payload}`,
    `ESR://${payload}`,
    `web+esr://${payload}`,
    `eosio:${payload}`,
    `esr-anchor:${payload}`,
    `proton:${payload}`,
    `proton-dev://${payload}`,
    `anchor:${payload}`,
  ])('is the text itself: %s', (text) => {
    expect(requestIn(text)).toBe(text);
    expect(classify(text, eos)).toEqual({ kind: 'request', text });
  });

  it.each([
    `esr:${payload}.`,
    `<esr:${payload}>`,
    `"esr:${payload}"`,
    `(esr://${payload})`,
    `[pay](esr://${payload})`,
    `esr:/${payload}`,
    `esr:///${payload}`,
    `esr: ${payload}`,
    `esr:${payload.slice(0, 20)}\n${payload.slice(20)}`,
    `esr:${payload.slice(0, 20)}\u200b${payload.slice(20)}`,
    `esr:${payload}==`,
    `esr:${payload}?x=1`,
    `esr:${payload}#x`,
    `ESR:${payload},`,
    `please sign esr:${payload} now`,
    `Sign it:\nesr:${payload}\nThank you`.replace('\nThank you', ' thank you'),
    `esr\uFF1A${payload}`,
    `\u200Eesr:${payload}\u202C`,
    `esr:${payload}\u2026`,
    `intent://${payload}#Intent;scheme=esr;end`,
    `https://wallet.example/sign?request=esr:${payload}&from=chat`,
    `https://wallet.example/sign?request=esr%3A%2F%2F${payload}`,
    `tg://msg?text=esr:${payload}`,
    `esr//${payload}`,
    `esr;${payload}`,
    `esr: //${payload}`,
    `esr://${payload}/`,
    `esr:${payload}%3D`,
    `\u201Cesr:${payload}\u201D`,
    `\u00ABesr:${payload}\u00BB`,
    `*esr:${payload}*`,
    `|esr:${payload}|`,
    `~esr:${payload}~`,
    `{"uri":"esr:\\/\\/${payload}"}`,
    `\u8ACB\u7C3D\u540Desr:${payload}\u3002`,
    `> esr:${payload.slice(0, 20)}\r\n> ${payload.slice(20)}`,
    `esr:${payload.slice(0, 20)}=\r\n${payload.slice(20)}`,
    `https://wallet.example/sign/esr:${payload}`,
  ])('is found in a text that a chat changed: %j', (text) => {
    expect(classify(text, eos)).toEqual({ kind: 'request', text: `esr:${payload}` });
  });

  it('is in the alphabet of links, if something wrote it in that of base64', () => {
    const start = 'gmNgZGRkAIFXBqEFopc6760yugsV';
    expect(requestIn(`esr:${start}+a/b`)).toBe(`esr:${start}-a_b`);
  });

  it('has its dashes again, where a correction made one of two', () => {
    const start = 'gmNgZGRkAIFXBqEFopc6760yugsV';
    expect(requestIn(`esr:${start}\u2014a\u2013b`)).toBe(`esr:${start}--a-b`);
    expect(requestIn(`esr:${start}abc\u2014 thanks`)).toBe(`esr:${start}abc`);
  });

  it('is found with its characters encoded, and with the older schemes', () => {
    expect(requestIn(`esr%3A%2F%2F${payload}`)).toBe(`esr://${payload}`);
    expect(requestIn(`web%2Besr%3A${payload}`)).toBe(`web+esr:${payload}`);
    expect(requestIn(`eosio:${payload}.`)).toBe(`eosio:${payload}`);
  });

  it.each([
    '',
    'esr:',
    'esr: a few words',
    'esr:gmNg YGBY',
    `!esr:${payload}`,
    `esr:${payload}!`,
    `xesr:${payload}`,
    'esr%3A%E0%A4%A',
    `esr:${'a '.repeat(20_000)}`,
    'eosio:transfer',
    'proton:lending.loan',
    'anchor: how do I sign with it on my phone please',
  ])('is not in %j', (text) => expect(requestIn(text)).toBeNull());
});
