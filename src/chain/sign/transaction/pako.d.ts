/** The part of pako that is used; it brings no types of its own. */
declare module 'pako' {
  export function deflate(
    data: Uint8Array,
    options: { readonly level: number },
  ): Uint8Array<ArrayBuffer>;

  export class Inflate {
    constructor(options: { readonly windowBits: number; readonly chunkSize: number });
    /** Zero where all is well. */
    readonly err: number;
    /** Whether the stream's end was reached. */
    readonly ended: boolean;
    onData: (chunk: Uint8Array) => void;
    push(data: Uint8Array, last: boolean): boolean;
  }
}
