import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localeKeys } from '#src/i18n/locales.ts';
import { aTransfer, expect, test } from './fixtures.ts';

/**
 * What Lighthouse checks of accessibility, best practices and search engines, on one address for each
 * kind of page, at the width of a phone.
 */

const kinds: Readonly<Record<string, () => string | Promise<string>>> = {
  home: () => '/',
  account: () => '/account/alice',
  block: async () => `/block/${(await aTransfer()).block}`,
  transaction: async () => `/transaction/${(await aTransfer()).id}`,
  token: () => '/tokens/core.vaulta:A',
  producers: () => '/vote',
  form: () => '/wallet/transfer',
  guide: () => '/guides/resources',
  arabic: () => '/ar/account/alice',
};

/** Rules that axe has off by default and Lighthouse has on. */
const RULES = [
  'target-size',
  'label-content-name-mismatch',
  'td-has-header',
  'table-fake-caption',
  'html-xml-lang-mismatch',
];

/** Bytes in which a browser has to find the charset. */
const CHARSET_WITHIN = 1024;
/** Above it a script needs a source map. */
const LARGE_SCRIPT = 500 * 1024;

const locales = localeKeys;

/** Records what a page must not do while it loads. */
function recordMisuse(): void {
  const found: string[] = [];
  Object.assign(globalThis, { misuse: found });
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) found.push(`deprecated: ${JSON.stringify(body)}`);
    },
    { types: ['deprecation', 'intervention'], buffered: true },
  ).observe();
  type Listen = EventTarget['addEventListener'];
  const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as Listen;
  EventTarget.prototype.addEventListener = function (...args) {
    if (args[0] === 'unload') found.push('listens to unload');
    listen.apply(this, args);
  };
  const refuse = (what: string) => () => {
    found.push(what);
  };
  document.write = refuse('document.write');
  navigator.geolocation.getCurrentPosition = refuse('asks where the visitor is');
  Notification.requestPermission = () => {
    found.push('asks for notifications');
    return Promise.resolve('denied');
  };
}

/** What the document lacks for a reader or a search engine. */
function faultsOfDocument(): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const content = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  check(document.compatMode === 'CSS1Compat' && document.doctype?.publicId === '', 'doctype');
  check(document.title.trim() !== '', 'title');
  check(content('description').trim() !== '', 'description');
  check(/width=device-width/.test(content('viewport')), 'viewport');
  check(!/maximum-scale|user-scalable=no/.test(content('viewport')), 'zoom is allowed');
  check(!/noindex|none/.test(content('robots')), 'search engines may list it');
  const policy =
    document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')
      ?.content ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
  check(!/'unsafe-inline'|\*(?!\.)/.test(scripts), `script-src ${scripts}`);
  check(/object-src 'none'|default-src 'none'/.test(policy), 'object-src');
  check(/base-uri/.test(policy), 'base-uri');
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    const fails = href === null ? !link.role : /^(javascript|file):|^$/.test(href);
    check(!fails, `a link that cannot be followed: ${link.outerHTML.slice(0, 120)}`);
    const name = (link.getAttribute('aria-label') ?? link.textContent).trim().toLowerCase();
    const vague = /^(click here|click this|go|here|information|learn more|more|start|this)$/;
    check(!vague.test(name), `a link named "${name}"`);
  }
  for (const picture of document.querySelectorAll('img')) {
    const { naturalWidth, naturalHeight, width, height, src } = picture;
    check(picture.hasAttribute('alt'), `alt of ${src}`);
    if (!shown(picture) || naturalWidth === 0 || src.endsWith('.svg')) continue;
    const { objectFit } = getComputedStyle(picture);
    const wanted = width * (naturalHeight / naturalWidth);
    check(objectFit !== 'fill' || Math.abs(wanted - height) <= 2, `ratio of ${src}`);
    check(naturalWidth >= width * 0.75, `${src} is drawn larger than it is`);
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    check(field.dispatchEvent(paste), `a field that refuses to be pasted into: ${field.id}`);
  }
  const linked = document.querySelectorAll('link[rel=alternate][hreflang]');
  check(linked.length > 0, 'links to other languages');
  for (const link of linked) {
    const href = link.getAttribute('href') ?? '';
    check(/^https?:\/\//.test(href), `an address of a language that is not whole: ${href}`);
  }
  const canonical = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')];
  check(canonical.length === 1, `${canonical.length} canonical addresses`);
  const [own] = canonical;
  if (own) {
    const { pathname, host } = new URL(own.href);
    check(/^https?:\/\//.test(own.getAttribute('href') ?? ''), 'a canonical address in whole');
    check(host === location.host, `canonical host ${host}`);
    check(decodeURIComponent(pathname) === decodeURIComponent(location.pathname), own.href);
  }
  return faults;
}

/** The languages that a page is linked in, by their addresses. */
function languagesOf(page: Page): Promise<[string, string][]> {
  return page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) =>
      all.map((link): [string, string] => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    );
}

/** What a page gets from an address, as a browser resolves it. */
function fetchFrom(page: Page, href: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    return { status: response.status, text: await response.text() };
  }, href);
}

test.use({ viewport: { width: 412, height: 823 }, noFailedRequests: true });

for (const [kind, pathOf] of Object.entries(kinds))
  test(`${kind} passes the audits of accessibility, best practices and search engines`, async ({
    page,
    context,
  }) => {
    test.slow();
    const faults: string[] = [];
    page.on('response', async (response) => {
      const { url, type } = { url: response.url(), type: response.request().resourceType() };
      if (type !== 'script' || !response.ok()) return;
      const body = await response.body().catch(() => Buffer.alloc(0));
      if (body.length > LARGE_SCRIPT && !body.includes('sourceMappingURL'))
        faults.push(`${url}: ${body.length} bytes without a source map`);
    });
    await page.addInitScript(recordMisuse);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await pathOf();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toBeUndefined();
    const html = (await response?.body())?.subarray(0, CHARSET_WITHIN).toString() ?? '';
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toContain('<meta charset="utf-8"');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    faults.push(...(await page.evaluate(faultsOfDocument)));
    faults.push(...(await page.evaluate(() => (globalThis as { misuse?: string[] }).misuse ?? [])));
    const rules = Object.fromEntries(RULES.map((rule) => [rule, { enabled: true }]));
    const { violations } = await new AxeBuilder({ page })
      .options({ rules })
      // An item of a tree takes the focus of the keyboard as a whole; a pointer acts on its links.
      .exclude('[role=treeitem]')
      .analyze();
    for (const { id, nodes } of violations)
      faults.push(`${id}: ${nodes.map(({ html: element }) => element.slice(0, 200)).join(' | ')}`);
    const languages = await languagesOf(page);
    expect(faults).toEqual([]);
    expect(languages.map(([language]) => language).toSorted()).toEqual(
      [...locales, 'x-default'].toSorted(),
    );
    for (const [language, href] of languages) {
      const linked = await fetchFrom(page, href);
      expect(linked.status, href).toBe(200);
      if (language !== 'x-default')
        expect(linked.text, href).toMatch(new RegExp(`<html[^>]* lang="${language}`));
    }
    expect(await context.cookies()).toEqual([]);
  });

test('robots.txt has only lines that crawlers know, and hides no page that is to be found', async ({
  page,
}) => {
  await page.goto('/');
  const robots = await fetchFrom(page, '/robots.txt');
  expect(robots.status).toBe(200);
  const lines = robots.text.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) expect(line).toMatch(/^(User-agent|Disallow|Sitemap): ?\S*$/);
  const hidden = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  for (const pathOf of Object.values(kinds)) {
    const path = await pathOf();
    expect(hidden.filter((start) => path.startsWith(start))).toEqual([]);
  }
  const sitemap = lines.flatMap((line) => /^Sitemap: (.+)$/.exec(line)?.[1] ?? []);
  expect(sitemap).toHaveLength(1);
  expect((await fetchFrom(page, sitemap[0] ?? '')).status).toBe(200);
});
