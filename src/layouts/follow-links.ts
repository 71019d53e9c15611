import { navigate } from 'astro:transitions/client';
import { followedLink, onOtherChain } from './followed-link.ts';

document.addEventListener('click', (event) => {
  const link = followedLink(event);
  if (!link) return;
  event.preventDefault();
  void navigate(link.href, { sourceElement: link });
});

/** Points the chain menu's links to the current screen, which can change without a navigation. */
function followAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chain]'))
    link.href = onOtherChain(link);
}

document.addEventListener('click', followAddress, { capture: true });
document.addEventListener('astro:after-swap', followAddress);
followAddress();
