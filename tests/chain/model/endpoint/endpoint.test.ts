import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { isConnectable, listedEndpoints } from '#src/chain/model/endpoint/endpoint.ts';

const endpoints = {
  default: ['http://localhost:8888', 'https://a.example', 'https://b.example'],
  actions: ['https://b.example'],
  transactions: ['https://c.example'],
  provider: ['https://a.example'],
};

describe('the endpoints of a chain', () => {
  it('are listed once, with what each is used for', () => {
    expect(listedEndpoints({ endpoints })).toEqual([
      { url: 'http://localhost:8888', roles: ['reads'], own: true },
      { url: 'https://a.example', roles: ['reads', 'wallets'], own: false },
      { url: 'https://b.example', roles: ['reads', 'history'], own: false },
      { url: 'https://c.example', roles: ['transactions'], own: false },
    ]);
  });

  it('can be connected to, and this machine, but no other host', () => {
    const listed = listedEndpoints(eos);
    const [node = ''] = eos.endpoints.default;
    expect(isConnectable(node, listed)).toBe(true);
    expect(isConnectable('http://127.0.0.1:8888', listed)).toBe(true);
    expect(isConnectable(node.replace('https:', 'http:'), listed)).toBe(false);
    expect(isConnectable('https://elsewhere.example', listed)).toBe(false);
  });
});
