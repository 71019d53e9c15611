import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '#src/i18n/text-area.ts';
import { chainAt, createClient } from '#src/library/chain.ts';
import { PronghornProvider } from '#src/library/provider.tsx';
import { SearchBox } from '#src/library/search-box.tsx';

await loadTexts('en');

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

const chain = chainAt({ endpoints: ['http://node.example'], coreSymbol: '4,EOS' });

/** A client of a node that has these accounts. */
function clientOf(names: readonly string[]) {
  const fetch = vi.fn<typeof globalThis.fetch>((_url, init) => {
    const { lower_bound: from = '' } = JSON.parse(String(init?.body ?? '{}')) as {
      lower_bound?: string;
    };
    const rows = names
      .filter((name) => name.startsWith(from))
      .map((scope) => ({ code: 'eosio', scope, table: 'userres', payer: scope, count: 1 }));
    return Promise.resolve(new Response(JSON.stringify({ rows, more: '' })));
  });
  return { client: createClient(chain, { fetch }), fetch };
}

function draw(names: readonly string[]) {
  const { client, fetch } = clientOf(names);
  const onChoose = vi.fn();
  render(
    <PronghornProvider>
      <SearchBox client={client} label="Search" onChoose={onChoose} />
    </PronghornProvider>,
  );
  return { fetch, onChoose, box: screen.findByRole('combobox', { name: 'Search' }) };
}

test('suggests accounts of the node, and arrows and Enter choose one', async () => {
  const { box, onChoose } = draw(['alice', 'alicia', 'bob']);
  await userEvent.type(await box, 'ali');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['alice', 'alicia']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect((await box).getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    { kind: 'account', name: 'alicia' },
    '/account/alicia',
  );
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('an id, a block number and a link are what they mean, without a suggestion of the node', async () => {
  const { box, onChoose } = draw([]);
  const input = await box;
  for (const text of ['ab'.repeat(32), '123456', 'https://explorer.example/account/alice']) {
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(text);
    await userEvent.click(await screen.findByRole('option'));
  }
  expect(onChoose.mock.calls.map(([, path]) => path as string)).toEqual([
    `/transaction/${'ab'.repeat(32)}`,
    '/block/123456',
    '/account/alice',
  ]);
});

test('a private key is neither suggested, sent nor handed on', async () => {
  const { box, fetch, onChoose } = draw(['alice']);
  await userEvent.click(await box);
  await userEvent.paste('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(onChoose).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('Escape closes the list and leaves the text', async () => {
  const { box } = draw(['alice']);
  await userEvent.type(await box, 'ali');
  await screen.findByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(await box).toHaveProperty('value', 'ali');
});
