// One page serves many addresses. Sets its title and canonical links from the actual address.
(() => {
  const text = document.documentElement.dataset.shell;
  if (!text) return;
  const link = (attributes) => {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  };
  const { origin, locales, title } = JSON.parse(text);
  const { pathname } = location;
  const own = Object.values(locales).find((prefix) => prefix && pathname.startsWith(prefix + '/'));
  const path = pathname.slice(own?.length);
  const parts = path.split('/');
  // As `routeParam` of the stores does.
  let name = parts.slice(parts[1] === 'nft' && parts.length > 3 ? 3 : 2).join('/');
  if (name) {
    try {
      name = decodeURIComponent(name).trim();
    } catch {
      // Not a valid encoding: shown as it is.
    }
    // As `titleName` of the stores does.
    if (/^[!-~]{1,128}$/.test(name)) document.title = title.replace('{name}', () => name);
  }
  link({ rel: 'canonical', href: origin + pathname });
  for (const [hreflang, prefix] of Object.entries({ ...locales, 'x-default': '' }))
    link({ rel: 'alternate', hreflang, href: origin + prefix + path });
})();
