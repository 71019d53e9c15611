/** A picture that somebody published. */
export interface Picture {
  readonly url: string;
  /**
   * The host that would learn of the visitor's address and of what is looked at, since whoever
   * published the picture chose it: asked only when the visitor wants that. Null where the chain's
   * image service sends the picture, or where it needs no request.
   */
  readonly stranger: string | null;
}

/** The address to load a picture from without a click; null where there is none. */
export function loadedAtOnce(picture: Picture | null, fromAnywhere: boolean): string | null {
  return picture && (fromAnywhere || picture.stranger === null) ? picture.url : null;
}
