import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $offline, followConnection } from '#src/stores/offline/worker.ts';
import { soon } from '../../soon.ts';

let online = true;
let worker: EventTarget;
/** What the worker says that the page was given. */
let age: number | null = null;
const ask = vi.fn(() => Promise.resolve({ at: age, missing: false }));

const start = () => followConnection(ask, worker as ServiceWorkerContainer);
const said = () => soon(() => expect(ask).toHaveBeenCalled());
function connection(is: boolean): void {
  online = is;
  dispatchEvent(new Event(is ? 'online' : 'offline'));
}
const gives = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  online = true;
  age = null;
  worker = new EventTarget();
  ask.mockClear();
  $offline.set(null);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a page with a connection shows no notice', () => {
  start();
  expect($offline.get()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('a page opened without a connection has the age of what it was given before its first message', async () => {
  online = false;
  age = 5_000;
  start();
  await soon(() => expect($offline.get()?.cachedAt).toBe(5_000));
  expect($offline.get()).toMatchObject({ openedOffline: true, online: false });
});

test('older data that comes later makes the age older', async () => {
  online = false;
  age = 5_000;
  start();
  await soon(() => expect($offline.get()?.cachedAt).toBe(5_000));
  gives({ type: 'SERVED', at: 1_000, missing: false });
  expect($offline.get()?.cachedAt).toBe(1_000);
});

test('a response that was not stored is reported, before or after stored ones', async () => {
  online = false;
  start();
  await said();
  gives({ type: 'SERVED', at: null, missing: true });
  expect($offline.get()).toMatchObject({ cachedAt: null, missing: true });
  gives({ type: 'SERVED', at: 1_000, missing: true });
  expect($offline.get()).toMatchObject({ cachedAt: 1_000, missing: true });
});

test('the age is still said when the connection is back', async () => {
  online = false;
  start();
  await said();
  gives({ type: 'SERVED', at: 1_000, missing: false });
  connection(true);
  expect($offline.get()).toMatchObject({ online: true, cachedAt: 1_000 });
  connection(false);
  expect($offline.get()).toMatchObject({ online: false, cachedAt: 1_000 });
});

test('a page without stored responses shows no notice once the connection is back', async () => {
  start();
  connection(false);
  expect($offline.get()).toMatchObject({ openedOffline: false, online: false, cachedAt: null });
  await said();
  connection(true);
  expect($offline.get()).toBeNull();
});

test('other messages of workers are left alone', () => {
  start();
  for (const data of [
    null,
    'SERVED',
    { type: 'SERVED' },
    { type: 'CACHE_UPDATED', at: 1, missing: true },
  ])
    gives(data);
  expect($offline.get()).toBeNull();
});
