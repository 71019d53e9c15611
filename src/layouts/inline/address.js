// One page serves many addresses. Sets its title and canonical links from the actual address.
(() => {
  const text = document.documentElement.dataset.shell;
  if (!text) return;
  const link = (attributes) => {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  };
  const { origin, locales, title } = JSON.parse(text);
  const prefixes = Object.values(locales);
  const own = prefixes.find((prefix) => prefix && location.pathname.startsWith(prefix + '/'));
  const path = location.pathname.slice(own ? own.length : 0);
  const parts = path.split('/');
  // As `routeParam` of the stores does.
  const name = parts.slice(parts[1] === 'nft' && parts.length > 3 ? 3 : 2).join('/');
  if (name) {
    let readable = name;
    try {
      readable = decodeURIComponent(name);
    } catch {
      // Not a valid encoding: shown as it is.
    }
    document.title = title.replace('{name}', () => readable);
  }
  link({ rel: 'canonical', href: origin + location.pathname });
  for (const [hreflang, prefix] of Object.entries(locales))
    link({ rel: 'alternate', hreflang, href: origin + prefix + path });
  link({ rel: 'alternate', hreflang: 'x-default', href: origin + path });
})();
