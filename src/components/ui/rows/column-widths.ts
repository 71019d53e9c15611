/**
 * Keeps the widths of a table's columns while its rows are replaced. Cards and tables that are laid
 * out as a grid have no such widths. The widths change with the table's width and columns.
 * @returns a function that ends it
 */
export function keepColumnWidths(body: HTMLElement | null): () => void {
  const table = body?.closest('table');
  const frame = table?.parentElement;
  if (!table || !frame) return () => undefined;
  const heads = () => [...table.querySelectorAll('th')];
  let fixed: HTMLElement[] = [];

  function release(): void {
    for (const head of fixed) head.style.removeProperty('width');
    fixed = [];
  }

  function keep(): void {
    release();
    if (!table || getComputedStyle(table).display !== 'table') return;
    fixed = heads();
    const widths = fixed.map((head) => head.getBoundingClientRect().width);
    fixed.forEach((head, at) => head.style.setProperty('width', `${widths[at]}px`));
  }

  let frameWidth = frame.clientWidth;
  const resized = new ResizeObserver(() => {
    if (frame.clientWidth === frameWidth) return;
    frameWidth = frame.clientWidth;
    keep();
  });
  resized.observe(frame);
  const changed = new MutationObserver(keep);
  for (const row of table.querySelectorAll('thead tr')) changed.observe(row, { childList: true });
  keep();
  return () => {
    resized.disconnect();
    changed.disconnect();
    release();
  };
}
