/** Ledger's packets: channel, tag, packet number, then the message after its length. */
const packetBytes = 64;
const channel = 0x0101;
const tag = 0x05;
const headBytes = 5;

/** Splits a message into packets of 64 bytes. */
export function packets(message: Uint8Array): Uint8Array[] {
  const { length } = message;
  const body = Uint8Array.from([length >> 8, length & 0xff, ...message]);
  const room = packetBytes - headBytes;
  return Array.from({ length: Math.ceil(body.length / room) }, (_, number) => {
    const packet = new Uint8Array(packetBytes);
    packet.set([channel >> 8, channel & 0xff, tag, number >> 8, number & 0xff]);
    packet.set(body.subarray(number * room, (number + 1) * room), headBytes);
    return packet;
  });
}

/** Reads packets until the message is complete. */
export async function readMessage(next: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const bytes: number[] = [];
  let length = Infinity;
  for (let number = 0; bytes.length < length; number += 1) {
    const packet = await next();
    const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
    if (view.getUint16(0) !== channel || view.getUint8(2) !== tag || view.getUint16(3) !== number)
      throw new Error('The device sent a packet out of order');
    const start = number === 0 ? headBytes + 2 : headBytes;
    if (number === 0) length = view.getUint16(headBytes);
    bytes.push(...packet.subarray(start));
  }
  return Uint8Array.from(bytes.slice(0, length));
}
