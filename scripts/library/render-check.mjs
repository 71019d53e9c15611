/** Renders parts of the installed package to text, as a server does. Run by `scripts/test-lib.mjs`. */
import assert from 'node:assert/strict';
import { loadTexts, PronghornProvider } from 'pronghorn';
import { AccountHeader } from 'pronghorn/account';
import { chainAt, createClient, eos, readAccount } from 'pronghorn/chain';
import 'pronghorn/elements';
import { TransferReview } from 'pronghorn/loaded';
import { AccountLink } from 'pronghorn/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const draw = (child, props) =>
  renderToString(createElement(PronghornProvider, props, child)).replaceAll('<!-- -->', '');

for (const locale of ['en', 'ar']) await loadTexts(locale);

const limit = { used: 0, available: 1, max: 1 };
const response = {
  account_name: 'alice',
  created: '2026-01-01T00:00:00.000',
  ram_quota: 1,
  ram_usage: 0,
  net_limit: limit,
  cpu_limit: limit,
  permissions: [],
};
const answered = createClient(chainAt({ endpoints: ['http://127.0.0.1:1'], coreSymbol: '4,SYS' }), {
  fetch: () => Promise.resolve(Response.json(response)),
});
const card = createElement(AccountHeader, { account: await readAccount(answered, 'alice') });
const english = draw(card, { accent: eos.accent });
assert.match(english, /class="pronghorn" lang="en" dir="ltr"/);
assert.match(english, /Total balance/);
assert.match(english, /alice/);

const arabic = draw(card, { locale: 'ar', theme: 'dark' });
assert.match(arabic, /lang="ar" dir="rtl" data-theme="dark"/);
assert.doesNotMatch(arabic, /Total balance/);

const href = (path) => `https://explorer.example${path}`;
assert.match(
  draw(createElement(AccountLink, { name: 'alice' }), { href }),
  /href="https:\/\/explorer\.example\/account\/alice"/,
);

const client = createClient(chainAt({ endpoints: ['http://127.0.0.1:1'], coreSymbol: '4,SYS' }));
assert.deepEqual(client.config.coreSymbol, { code: 'SYS', precision: 4 });
const fields = { client, from: 'alice', to: 'bob', quantity: '1.0000 SYS' };
assert.match(draw(createElement(TransferReview, fields)), /Preview/);

console.log('rendered');
