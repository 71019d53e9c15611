// A script that no longer exists, as after a new version: the page is reloaded, once for each address.
// Where that did not help, a sentence with a button is shown.
(() => {
  const RELOADED = 'pronghorn-reloaded';
  // Browsers' messages for a module that is missing or replaced by a page.
  const messages = /dynamically imported|importing a module|to preload|token '?</i;
  let reloading = false;
  // A page that was offline can lack scripts without a new version: its visitor decides.
  let wasOffline = !navigator.onLine;
  const show = () => {
    const notice = document.getElementById('lost');
    if (!notice) return addEventListener('DOMContentLoaded', show);
    notice.hidden = false;
    notice.querySelector('button').onclick = () => location.reload();
  };
  const onLost = () => {
    if (reloading) return;
    try {
      if (wasOffline || sessionStorage[RELOADED] === location.href) return show();
      sessionStorage[RELOADED] = location.href;
    } catch {
      // Where the browser stores nothing, a page that is reloaded does not know that it was.
      return show();
    }
    reloading = true;
    setTimeout(() => location.reload(), 500);
  };
  const onError = ({ target, error, reason }) => {
    if (target?.tagName === 'SCRIPT' || messages.test((error ?? reason)?.message)) onLost();
  };
  addEventListener('offline', () => {
    wasOffline = true;
  });
  // Without a connection the code of the next screens is missing too, though nobody opened them.
  addEventListener('vite:preloadError', () => wasOffline || onLost());
  addEventListener('unhandledrejection', onError);
  addEventListener('error', onError, true);
})();
