/** Navigates like a click on a link, so that the router handles it. */
export function visit(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
