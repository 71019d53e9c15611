import { beforeEach, expect, test, vi } from 'vitest';
import { offerInstall } from '#src/layouts/install-prompt.ts';
import { soon } from '../soon.ts';

type Outcome = 'accepted' | 'dismissed';

/** A visit to the site: what the browser offers, and a visitor who clicks. */
function visit() {
  const page = new EventTarget();
  offerInstall(page);
  return {
    offer(outcome: Outcome) {
      const prompt = vi.fn(() => Promise.resolve({ outcome }));
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt,
      });
      page.dispatchEvent(event);
      return { event, prompt };
    },
    async click() {
      page.dispatchEvent(new Event('click'));
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

beforeEach(() => localStorage.clear());

test('the browser’s own prompt is stored until the first click, and shown once', async () => {
  const { offer, click } = visit();
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await click();
  await click();
  expect(prompt).toHaveBeenCalledOnce();
});

test('a visitor who declined is not prompted again, also on a later visit', async () => {
  const first = visit();
  first.offer('dismissed');
  await first.click();
  for (const { offer, click } of [first, visit()]) {
    const { event, prompt } = offer('accepted');
    await click();
    expect(prompt).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(true);
  }
});

test('a visitor who accepted and removed the app is prompted again when the browser offers it', async () => {
  const first = visit();
  first.offer('accepted');
  await first.click();
  const { offer, click } = visit();
  const { prompt } = offer('accepted');
  await click();
  expect(prompt).toHaveBeenCalledOnce();
});

test('a browser that refuses its storage shows the prompt, and what the visitor declined is no error', async () => {
  const page = new EventTarget();
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' }));
  offerInstall(page, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  page.dispatchEvent(new Event('click'));
  await soon(() => expect(prompt).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', failed);
  storage.mockRestore();
  expect(failed).not.toHaveBeenCalled();
});

test('an event that came before this code is shown at the next click', async () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const page = new EventTarget();
  offerInstall(page, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  page.dispatchEvent(new Event('click'));
  await soon(() => expect(prompt).toHaveBeenCalledOnce());
});
