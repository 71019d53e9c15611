import { textOf } from '../../rpc/json.ts';
import { isPrivateHost } from '../../core/private-host.ts';
import { fileAddress, webAddress } from '../shared/web-address.ts';

/** The IPFS gateway. */
export const IPFS_GATEWAY = 'https://ipfs.io/ipfs/';

/** A picture from an untrusted publisher. */
export interface Picture {
  readonly url: string;
  /**
   * The host that would learn the visitor's address and interest, chosen by the publisher. It is
   * contacted only on request. Null if the chain's image service serves the picture, or if no
   * request is needed.
   */
  readonly stranger: string | null;
}

/** The address of a picture that loads without a click; null if it needs one. */
export function loadedAtOnce(picture: Picture | null, fromAnywhere: boolean): string | null {
  return picture && (fromAnywhere || picture.stranger === null) ? picture.url : null;
}

/**
 * A content id with an optional path: version 0 is base58 and begins with Qm, version 1 is base32
 * and begins with b (B in capitals), or base58 and begins with z.
 */
const CONTENT_ID =
  /^(Qm|baf[a-z2-7]{8,}(\/|\?|$)|BAF[A-Z2-7]{8,}(\/|\?|$)|z[bd][1-9A-Za-z]{46,}(\/|\?|$))/;

/**
 * What is before a content id, in any way it is written: `ipfs://Qm…`, `ipfs:Qm…`, `/ipfs/Qm…`,
 * `dweb:/ipfs/Qm…`, and behind another gateway `https://…/ipfs/ipfs://Qm…`. An id of version 0 that is a
 * gateway's host loses its capitals there.
 */
const IPFS =
  /^(?:(?:https?:\/\/[^/]+\/ipfs\/)?(?:ipfs:\/*(?:ipfs\/+)*|(?<=\/ipfs\/)ipfs\/(?=Qm|baf))|(?:dweb:)?\.?\/?ipfs\/(?=Qm|baf)|https?:\/\/(Qm\w{44})\.ipfs\.[^/]+)/i;

/** A gateway before the address at a gateway. */
const DOUBLED = /^https?:\/\/[^/]+\/ipfs\/(?=https?:\/\/[^/]+\/ipfs\/)/i;

/** `https:/host`, `https//host`. */
const DAMAGED = /^https?(?!:\/\/[^/]):?\//i;

/**
 * The URL of a medium, from a content id or an http(s) URL, which may lack its scheme; of a list, the
 * first that is one. Other schemes are refused, and so are hosts in the visitor's own network, which an
 * author could have this browser request.
 */
export function mediaUrl(value: unknown): string | null {
  const url = anyMediaUrl(value);
  return url === null || isPrivateHost(new URL(url).hostname) ? null : url;
}

function anyMediaUrl(value: unknown): string | null {
  if (Array.isArray(value)) return firstUrl(value);
  const given = (textOf(value) ?? '').trim();
  if (LIST.test(given)) return firstUrl(listIn(given));
  const bare = unescaped(given)
    .replace(/^["'<\u200B\uFEFF]+/, '')
    .replace(/["'>\u200B\uFEFF]+$/, '');
  const text = DAMAGED.test(bare) ? webAddress(bare) : bare;
  const content = text.replace(DOUBLED, '').replace(IPFS, '$1');
  // An address that was mistaken for a content id.
  if (content !== text && /^https?:\/\/(?!.*ipfs:)/i.test(content)) return anyMediaUrl(content);
  const inGateway = CONTENT_ID.test(content) || content !== text;
  if (!inGateway && !/^https?:\/\//i.test(text)) return fileAddress(text);
  // A file's name may have a number sign.
  const url =
    URL.parse(inGateway ? IPFS_GATEWAY + content.replaceAll('#', '%23') : text)?.href ?? null;
  return inGateway && url?.startsWith(IPFS_GATEWAY) === false ? null : url;
}

/** A list as the text of a field: in JSON, or addresses and ids with commas between them. */
const LIST = /^\[.*\]$|^\S+[,;] ?(?=https?:\/\/|ipfs:|Qm\w{44}|baf[a-z2-7]{8})/s;
/** An address whose marks were encoded once too often. */
const ENCODED = /^(?:https?|ipfs)%3A%2F/i;

function listIn(text: string): readonly unknown[] {
  if (!text.startsWith('[')) return text.split(/[,;] ?/);
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function unescaped(text: string): string {
  const forward = /^(?:https?:|ipfs:?)\\/i.test(text) ? text.replaceAll('\\', '/') : text;
  if (!ENCODED.test(forward)) return forward;
  try {
    return decodeURIComponent(forward);
  } catch {
    return forward;
  }
}

/** Lists have one entry, or few. */
function firstUrl(list: readonly unknown[]): string | null {
  const [first] = list
    .slice(0, 20)
    .flatMap((one) => (Array.isArray(one) ? [] : (mediaUrl(one) ?? [])));
  return first ?? null;
}
