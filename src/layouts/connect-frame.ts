import { serveStorage } from '#src/chain/sign/users/storage-host.ts';
import { marked } from '#src/chain/sign/users/storage-messages.ts';
import { browserStorage } from '#src/chain/sign/users/storage.ts';

/** The page lists the sites it responds to. */
const sites = document.documentElement.dataset['sites']?.split(' ') ?? [];

const onMessage = serveStorage(browserStorage(), sites, (message, origin) =>
  parent.postMessage(message, origin),
);

addEventListener('message', ({ data, origin, source }) => {
  void onMessage({ data, origin, fromParent: source === parent });
});

// Any parent window may learn that the frame is ready, but nothing else.
if (parent !== window) parent.postMessage({ ...marked, kind: 'ready' }, '*');
