import { describe, expect, it } from 'vitest';
import { packets, readMessage } from '#src/chain/sign/wallets/ledger/transport.ts';

describe('packets', () => {
  it.each([1, 56, 57, 58, 115, 116, 300])('carry a message of %i bytes', async (length) => {
    const message = Uint8Array.from({ length }, (_, at) => at % 251);
    const sent = packets(message);
    expect(sent.every((packet) => packet.length === 64)).toBe(true);
    expect(await readMessage(async () => sent.shift() ?? new Uint8Array(64))).toEqual(message);
  });

  it('have their channel, tag and number in front, and the length in the first', () => {
    const heads = packets(new Uint8Array(300)).map((packet) => [...packet.subarray(0, 7)]);
    expect(heads[0]).toEqual([1, 1, 5, 0, 0, 1, 44]);
    expect(heads.slice(1).map((head) => head.slice(0, 5))).toEqual(
      [1, 2, 3, 4, 5].map((number) => [1, 1, 5, 0, number]),
    );
    expect(
      packets(new Uint8Array(59 * 257))
        .at(-1)
        ?.slice(0, 5),
    ).toEqual(Uint8Array.from([1, 1, 5, 1, 1]));
  });

  it('out of order are refused', async () => {
    const [first, , third] = packets(new Uint8Array(200));
    const given = [first, third];
    const next = async () => given.shift() ?? new Uint8Array(64);
    await expect(readMessage(next)).rejects.toThrow('The device sent a packet out of order');
  });

  it.each([
    ['channel', 0, 2],
    ['channel', 1, 2],
    ['tag', 2, 6],
    ['number', 3, 1],
    ['number', 4, 1],
  ])('of another %s are refused', async (_, index, value) => {
    const [packet = new Uint8Array()] = packets(Uint8Array.from([7]));
    packet[index] = value;
    await expect(readMessage(async () => packet)).rejects.toThrow('out of order');
  });
});
