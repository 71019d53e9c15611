import { answerStorage } from '#src/chain/sign/users/storage-host.ts';
import { marked } from '#src/chain/sign/users/storage-messages.ts';
import { browserStorage } from '#src/chain/sign/users/storage.ts';

/** The page names the sites it answers. */
const sites = document.documentElement.dataset['sites']?.split(' ') ?? [];

const answer = answerStorage(browserStorage(), sites, (message, origin) =>
  parent.postMessage(message, origin),
);

addEventListener('message', ({ data, origin, source }) => {
  void answer({ data, origin, fromParent: source === parent });
});

// Whoever frames this page may know that it is there, and nothing else.
if (parent !== window) parent.postMessage({ ...marked, kind: 'ready' }, '*');
