/** BroadcastChannel among the tabs of a test. */
export function memoryChannels() {
  const channels = new Set<MemoryChannel>();
  class MemoryChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this && other.name === this.name)
          other.onmessage?.({ data: structuredClone(data) });
    }
    close() {
      channels.delete(this);
    }
  }
  return MemoryChannel;
}
