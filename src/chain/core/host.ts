/** The host of an endpoint, with its port where it has one: how a node is named on screen. */
export function hostOf(endpoint: string): string {
  return URL.parse(endpoint)?.host ?? endpoint;
}
