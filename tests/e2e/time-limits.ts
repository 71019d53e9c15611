import type { Page } from '@playwright/test';

/**
 * Lengthens the page's timers of these milliseconds, for a test of what happens within a limit: a slow
 * machine would reach it.
 */
export async function liftTimeLimits(page: Page, ...limits: number[]): Promise<void> {
  await page.addInitScript((lifted) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, wait?: number) =>
      later(work, lifted.includes(wait ?? 0) ? 1e6 : wait)) as typeof window.setTimeout;
  }, limits);
}
