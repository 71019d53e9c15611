import { describe, expect, it } from 'vitest';
import type { TaxPage } from '#src/chain/client/tax/tax-transfers.ts';
import type { TaxTransfer } from '#src/chain/model/tax/tax-transfer.ts';
import type { CachedPage } from '#src/stores/tax/cached-transfers.ts';
import { createTaxExport } from '#src/stores/tax/tax-export.ts';

const transfer = (key: string) => ({ key }) as unknown as TaxTransfer;

const page = (keys: string, next: string | null): TaxPage => ({
  transfers: [...keys].map(transfer),
  checked: 10,
  until: 1000,
  next,
  source: 'hyperion',
});

/** Pages by cursor, and what was kept of them. */
function pagesOf(pages: Readonly<Record<string, () => TaxPage>>, rows: CachedPage[] = []) {
  return {
    rows,
    read: (cursor: string | null) =>
      Promise.resolve().then(() => (pages[cursor ?? ''] ?? failing)()),
    readCached: () => {
      const last = rows.at(-1);
      const transfers = rows.flatMap((row) => row.transfers);
      return Promise.resolve(last ? { ...last, transfers } : null);
    },
    keep: (row: CachedPage) => Promise.resolve(void rows.push(row)),
    forget: () => Promise.resolve(void rows.splice(0)),
  };
}

const failing = (): TaxPage => {
  throw new Error('no response');
};

const keysOf = (job: ReturnType<typeof createTaxExport>) =>
  job
    .transfers()
    .map(({ key }) => key)
    .join('');

describe('createTaxExport', () => {
  it('reads all pages, each transfer once', async () => {
    const job = createTaxExport(pagesOf({ '': () => page('ab', '2'), 2: () => page('bc', null) }));
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'done', transfers: 3, checked: 20 });
    expect(keysOf(job)).toBe('abc');
  });

  it('fails where a page leads back to one that was read, and keeps no more of it', async () => {
    const pages = pagesOf({ '': () => page('ab', '2'), 2: () => page('ab', '2') });
    const job = createTaxExport(pages);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'failed', transfers: 2 });
    expect(pages.rows).toHaveLength(1);
  });

  it('remembers for later visits that a list may be incomplete', async () => {
    const pages = pagesOf({ '': () => ({ ...page('ab', null), mayBeCut: true }) });
    const job = createTaxExport(pages);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'done', mayBeCut: true });
    const later = createTaxExport(pagesOf({}, pages.rows));
    await later.run();
    expect(later.$progress.get()).toMatchObject({ kind: 'done', transfers: 2, mayBeCut: true });
  });

  it('continues after a failure where it was', async () => {
    let second = failing;
    const job = createTaxExport(pagesOf({ '': () => page('ab', '2'), 2: () => second() }));
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'failed', transfers: 2 });
    second = () => page('c', null);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'done', checked: 20, failure: null });
    expect(keysOf(job)).toBe('abc');
  });

  it('stops between pages', async () => {
    const pages = pagesOf({
      '': () => page('a', '2'),
      2: () => {
        job.stop();
        return page('b', null);
      },
    });
    const job = createTaxExport(pages);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'stopped', transfers: 1 });
  });

  it('continues what an earlier visit stored', async () => {
    const pages = pagesOf({ '': () => page('ab', '2'), 2: failing });
    await createTaxExport(pages).run();
    const later = createTaxExport(pagesOf({ 2: () => page('c', null) }, pages.rows));
    await later.run();
    expect(later.$progress.get()).toMatchObject({ kind: 'done', transfers: 3, checked: 20 });
    expect(keysOf(later)).toBe('abc');
    expect(pages.rows.map(({ place }) => place)).toEqual([0, 1]);
  });

  it('reads nothing again if an earlier visit was complete', async () => {
    const pages = pagesOf({ '': () => page('ab', null) });
    await createTaxExport(pages).run();
    const later = createTaxExport(pagesOf({}, pages.rows));
    await later.run();
    expect(later.$progress.get()).toMatchObject({ kind: 'done', transfers: 2 });
  });

  it('forgets everything', async () => {
    const pages = pagesOf({ '': () => page('ab', null) });
    const job = createTaxExport(pages);
    await job.run();
    await job.clear();
    expect([keysOf(job), pages.rows.length, job.$progress.get().kind]).toEqual(['', 0, 'idle']);
  });
});
