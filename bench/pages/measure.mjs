/** Chromium's slow 4G: the round trip and the speed of a phone with poor reception. */
const networks = {
  none: null,
  '4g': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false },
};
const SLOWDOWN = 4;
const MOST_MS = 60_000;

/** In the page: notes when the figure first stands in `main`, and what the page did meanwhile. */
function watch({ figure, path }) {
  const found = { visible: 0, shift: 0, blocked: 0, lastTask: 0 };
  window.__bench = found;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) found.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      found.blocked += Math.max(0, entry.duration - 50);
      found.lastTask = entry.startTime + entry.duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const here = path === null || location.pathname === path;
    if (here && document.querySelector('main')?.textContent.includes(figure))
      found.visible = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function phone({ browser, origin, network }) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (networks[network]) await session.send('Network.emulateNetworkConditions', networks[network]);
  return { context, page, session };
}

const seen = (page) =>
  page.waitForFunction(() => window.__bench?.visible > 0, null, { timeout: MOST_MS, polling: 100 });

/**
 * A first visit: milliseconds until the figure stands there, long tasks, layout shift, bytes over the
 * network and requests until the page is at rest.
 */
export async function measureVisit(options, path, figure) {
  const { context, page, session } = await phone(options);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(watch, { figure, path: null });
  await page.goto(path, { waitUntil: 'commit' });
  await seen(page);
  const visible = await page.evaluate(() => window.__bench.visible);
  await page.waitForLoadState('load');
  await page.waitForTimeout(2_500);
  const { shift, blocked, lastTask } = await page.evaluate(() => window.__bench);
  await context.close();
  return { visible, shift, blocked, lastTask, bytes, requests };
}

/** The first tap on a link: milliseconds until the next page's figure stands there. */
export async function measureNavigation(options, path, figure, target, nextFigure) {
  const { context, page } = await phone(options);
  await page.addInitScript(watch, { figure, path: null });
  await page.goto(path, { waitUntil: 'commit' });
  await seen(page);
  await page.waitForLoadState('load');
  await page.waitForTimeout(2_500);
  const links = page.locator(`main a[href="${target}"], p a[href="${target}"]`);
  const link = links.filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // A page that is parsed again has its own watcher, whose clock starts with it.
  await page.addInitScript(watch, { figure: nextFigure, path: target });
  await page.evaluate(
    ({ nextFigure: text, target: address }) => {
      sessionStorage.setItem('__tapped', String(Date.now()));
      window.__arrived = 0;
      const look = () => {
        const there = location.pathname === address;
        if (there && document.querySelector('main')?.textContent.includes(text))
          window.__arrived = Date.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    { nextFigure, target },
  );
  await link.tap();
  const arrived = await page.waitForFunction(
    (address) => {
      if (location.pathname !== address) return 0;
      if (window.__arrived > 0) return window.__arrived;
      const { visible = 0 } = window.__bench ?? {};
      return visible > 0 && window.__arrived === undefined ? performance.timeOrigin + visible : 0;
    },
    target,
    { timeout: MOST_MS, polling: 50 },
  );
  const tapped = await page.evaluate(() => Number(sessionStorage.getItem('__tapped')));
  const visible = (await arrived.jsonValue()) - tapped;
  await context.close();
  return visible;
}
