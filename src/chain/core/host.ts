/** The host and port of an endpoint: the name of a node on screen. */
export function hostOf(endpoint: string): string {
  return URL.parse(endpoint)?.host ?? endpoint;
}
