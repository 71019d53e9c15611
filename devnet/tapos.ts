/** The third word of a block id, little-endian: the reference block prefix. */
export function refBlockPrefix(id: string): number {
  return Buffer.from(id, 'hex').readUInt32LE(8);
}
