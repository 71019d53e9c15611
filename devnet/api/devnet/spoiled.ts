/** What a proxy sends where the node behind it is gone. */
export const PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head>' +
  '<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>';

/** Statuses that HTTP allows no body with. */
const BODILESS = [204, 205, 304];

/** The body of an answer with a status that was ordered, or null where it can have none. */
export function bodyOf(status: number): string | null {
  return BODILESS.includes(status) ? null : 'The devnet was asked to answer so';
}
