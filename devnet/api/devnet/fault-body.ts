/** A proxy's error page for a missing node. */
export const PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head>' +
  '<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>';

/** HTTP statuses without a body. */
const BODILESS = [204, 205, 304];

/** The body for a simulated status; null if it cannot have one. */
export function bodyOf(status: number): string | null {
  return BODILESS.includes(status) ? null : 'The devnet was asked to answer so';
}
