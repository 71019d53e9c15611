/** Goes to a page of the site as a click on a link would, so that the router takes it. */
export function visit(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
