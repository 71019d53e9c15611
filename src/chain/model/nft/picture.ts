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
