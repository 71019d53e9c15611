import type { Page } from '@playwright/test';
import { scrollsSideways } from '../e2e/fixtures.ts';

declare global {
  interface Window {
    /** Set by every script of a lie. */
    __ran?: number;
  }
}

/**
 * Watches a page for exceptions, dialogs, and what the content security policy has to stop. Returns
 * what gives the faults since it was last called.
 */
export async function watchFaults(page: Page): Promise<() => string[]> {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`threw ${(error.stack ?? '').slice(0, 600)}`));
  page.on('dialog', (dialog) => {
    seen.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/^CSP:|Minified React error|Uncaught/.test(message.text())) seen.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return () => seen.splice(0);
}

/** What a program writes where it had no value: none of the lies has these words. */
const MISPRINT = /.{0,40}(\bNaN\b|\bInfinity\b|\bundefined\b|Invalid Date|\[object \w+\]).{0,40}/;

/** What is wrong with how a page looks now. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const { ran, text, headings } = await page.evaluate(() => ({
    ran: window.__ran !== undefined,
    text: document.querySelector('main')?.innerText ?? '',
    headings: document.querySelectorAll('main :is(h1, h2, [role=alert])').length,
  }));
  if (ran) faults.push('ran a script');
  if (headings === 0 && text.trim().length < 20) faults.push('is blank');
  const misprint = MISPRINT.exec(text);
  if (misprint) faults.push(`prints “${misprint[0]}”`);
  if (await scrollsSideways(page)) faults.push(`is wider than the window:\n${await wide(page)}`);
  return faults;
}

/** The outermost and the innermost of the elements that reach past the window. */
function wide(page: Page): Promise<string> {
  return page.evaluate(() => {
    const past = [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    });
    return [...past.slice(0, 4), ...past.slice(-1)]
      .map((one) => `      ${one.outerHTML.slice(0, 160)}`)
      .join('\n');
  });
}
