import * as limits from '../core/limits.ts';
import { mediaUrl } from '../model/nft.ts';
import { servicePath } from './requester.ts';

/**
 * The address of a picture cut to a square by the image service, or the picture's own where the
 * chain has none. Null for what is no web address.
 * @param source a URL, or a content id that begins with `Qm`
 */
export function imageUrl(
  service: string | null,
  source: string,
  pixels: number = limits.avatarPixels,
): string | null {
  const url = mediaUrl(source);
  if (url === null || service === null) return url;
  return servicePath(`${service}/display`, null, { w: pixels, h: pixels, url, op: 'resize' });
}
