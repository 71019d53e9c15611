import { visitHere } from '#src/stores/url.ts';

/** A section's link to the tab with all of its rows, opened without loading the page. */
export function AllLink({ url, label }: { url: URL; label: string }) {
  return (
    <a
      href={url.href}
      className="text-accent hover:underline"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        visitHere(url);
      }}
    >
      {label}
    </a>
  );
}
