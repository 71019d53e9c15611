import { navigate } from 'astro:transitions/client';
import './chain-links.ts';
import { followedLink } from './followed-link.ts';

document.addEventListener('click', (event) => {
  const link = followedLink(event);
  if (!link) return;
  event.preventDefault();
  void navigate(link.href, { sourceElement: link });
});
