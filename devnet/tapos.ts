/** The third word of a block id, read little-endian: what a transaction refers to its block by. */
export function refBlockPrefix(id: string): number {
  return Buffer.from(id, 'hex').readUInt32LE(8);
}
