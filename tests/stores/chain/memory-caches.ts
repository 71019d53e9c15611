/** Cache Storage in memory, for pages at http://localhost. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, string>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://localhost')
      .pathname;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return {
      match: async (request: string) => {
        const text = entries.get(pathOf(request));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (request: string, response: Response) =>
        void entries.set(pathOf(request), await response.text()),
      delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
    };
  };
  const keys = (name: string) => [...(stored.get(name)?.keys() ?? [])];
  return { open, keys, stored };
}
