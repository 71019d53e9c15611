import { describe, expect, it } from 'vitest';
import { publishedEndpoints } from '#src/chain/model/endpoint/published.ts';

const lists = {
  rpcEndpoints: ['https://a.example', 'https://b.example/'],
  actionsRpcEndpoints: ['https://b.example', 'https://b.example'],
  hyperionEndpoints: ['https://c.example/hyperion'],
  lightEndpoints: ['javascript:alert(1)', 'no url', 'wss://d.example'],
};

describe('the endpoints of a public file', () => {
  it('are listed once with all that they serve', () => {
    expect(publishedEndpoints(lists, ['https://c.example/'])).toEqual([
      { url: 'https://a.example', kinds: ['rpc'], used: false },
      { url: 'https://b.example', kinds: ['rpc', 'actions'], used: false },
      { url: 'https://c.example/hyperion', kinds: ['hyperion'], used: true },
    ]);
  });

  it('are none if the file has none', () => {
    const none = { rpcEndpoints: [], actionsRpcEndpoints: [] };
    expect(publishedEndpoints({ ...lists, ...none, hyperionEndpoints: [] }, [])).toEqual([]);
  });
});
