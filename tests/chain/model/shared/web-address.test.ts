import { describe, expect, it } from 'vitest';
import { fileAddress, webAddress } from '#src/chain/model/shared/web-address.ts';

describe('an address without its scheme', () => {
  it.each([
    ['www.bpa.example/bp', 'https://www.bpa.example/bp'],
    [' api.bpa.example ', 'https://api.bpa.example'],
    ['api.bpa.example:8888', 'https://api.bpa.example:8888'],
    ['bpa.example?from=vote', 'https://bpa.example?from=vote'],
    ['bpa.example#about', 'https://bpa.example#about'],
    ['bp-münchen.example', 'https://bp-münchen.example'],
    ['http:/bpa.example', 'http://bpa.example'],
    ['https:bpa.example', 'https://bpa.example'],
    ['https//bpa.example/x', 'https://bpa.example/x'],
    ['https:///bpa.example', 'https://bpa.example'],
    ['https://https://bpa.example', 'https://bpa.example'],
    ['https.bpa.example', 'https://https.bpa.example'],
    ['"https://bpa.example"', 'https://bpa.example'],
    ['<bpa.example>', 'https://bpa.example'],
    ['https://bpa.example,', 'https://bpa.example'],
  ])('%j is %s', (text, address) => expect(webAddress(text)).toBe(address));

  it.each([
    '',
    'http://',
    'a.example@b.example',
    'x.com,y.com',
    'http:/localhost',
    'HTTPS://A.EXAMPLE',
    'http://localhost:8888',
    'https://u:p@a.example',
    'BP A',
    'javascript:alert(1)',
    'ftp://bpa.example',
    '/bp.json',
    'https://a.example',
  ])('%j stays what it is', (text) => expect(webAddress(text)).toBe(text));
});

describe('a file without its scheme', () => {
  it.each([
    ['a.example/x.png', 'https://a.example/x.png'],
    ['cdn.a.example:8080/1/x.MP4?size=2#t', 'https://cdn.a.example:8080/1/x.MP4?size=2#t'],
    ['gateway.example/ipfs/QmXyz', 'https://gateway.example/ipfs/QmXyz'],
    ['//a.example/x', 'https://a.example/x'],
    ['//a.example', 'https://a.example/'],
  ])('%s is %s', (text, address) => expect(fileAddress(text)).toBe(address));

  it.each(['', '//', '//x', 'Level 1/2', 'Mr.Smith/Jones', 'Mr.Smith/2.50', 'a.example', 'x.png'])(
    '%j is none',
    (text) => expect(fileAddress(text)).toBeNull(),
  );

  it.each([
    'a.example:80@evil.example/x.png',
    '///x.png',
    '//a@b.example/x.png',
    'a.example\\@b.example/x.png',
  ])('%s is none: what follows is no path of its host', (text) =>
    expect(fileAddress(text)).toBeNull(),
  );
});
