/** The used part of pako, which has no types. */
declare module 'pako' {
  export function deflate(
    data: Uint8Array,
    options: { readonly level: number },
  ): Uint8Array<ArrayBuffer>;

  export function deflateRaw(
    data: Uint8Array,
    options: { readonly level: number },
  ): Uint8Array<ArrayBuffer>;

  export class Inflate {
    constructor(options: { readonly windowBits: number; readonly chunkSize: number });
    /** Zero for success. */
    readonly err: number;
    /** Whether the end of the stream was reached. */
    readonly ended: boolean;
    onData: (chunk: Uint8Array) => void;
    push(data: Uint8Array): boolean;
  }
}
