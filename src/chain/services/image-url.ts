import * as limits from '../core/limits.ts';
import { mediaUrl } from '../model/nft/picture.ts';
import type { Picture } from '../model/nft/picture.ts';
import { servicePath } from './requester.ts';

/**
 * A picture as a square from the image service, or the original if the chain has no image service.
 * Null if the source is not a web address.
 * @param source a URL, or a content id that begins with `Qm`
 */
export function pictureAt(
  service: string | null,
  source: string,
  pixels: number = limits.avatarPixels,
): Picture | null {
  const url = mediaUrl(source);
  if (url === null) return null;
  if (service === null) return { url, stranger: new URL(url).host };
  const query = { w: pixels, h: pixels, url, op: 'resize' };
  return { url: servicePath(`${service}/display`, null, query), stranger: null };
}
