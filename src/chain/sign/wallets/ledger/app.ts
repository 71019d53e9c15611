import { KeyType, PublicKey, Signature } from '@wharfkit/antelope';
import { WalletError } from '../failure.ts';

/** Sends one command to the device and resolves to its response, including the status word. */
export interface DeviceTransport {
  readonly exchange: (command: Uint8Array) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

const appClass = 0xd4;
const getPublicKey = 0x02;
const signTransaction = 0x04;
const firstChunk = 0x00;
const nextChunk = 0x80;
const chunkBytes = 150;
const ok = 0x9000;

/** 44'/194'/0'/0/i: the length first, then four bytes a step. */
export function pathBytes(index: number): Uint8Array {
  const hardened = 0x8000_0000;
  const steps = [hardened + 44, hardened + 194, hardened, 0, index];
  const view = new DataView(new ArrayBuffer(1 + steps.length * 4));
  view.setUint8(0, steps.length);
  steps.forEach((step, at) => view.setUint32(1 + at * 4, step));
  return new Uint8Array(view.buffer);
}

/** The key at an index, as PUB_K1_…. With `show`, the user confirms it on the device. */
export async function publicKey(
  device: DeviceTransport,
  index: number,
  show = false,
): Promise<string> {
  const response = await exchange(device, getPublicKey, show ? 1 : 0, pathBytes(index));
  const keyLength = response[0] ?? 0;
  const point = response.subarray(1, 1 + keyLength);
  if (point.length !== 65) throw new Error('The device gave no key');
  // Compresses the point: the parity of y, and x.
  const compressed = Uint8Array.from([2 + ((point[64] ?? 0) & 1), ...point.subarray(1, 33)]);
  return String(PublicKey.from({ type: KeyType.K1, compressed }));
}

/** Signs a transaction in the device's format with the key at an index. */
export async function sign(
  device: DeviceTransport,
  index: number,
  encoded: Uint8Array,
): Promise<Signature> {
  const path = pathBytes(index);
  const head = encoded.subarray(0, chunkBytes - path.length);
  let response = await exchange(
    device,
    signTransaction,
    firstChunk,
    Uint8Array.from([...path, ...head]),
  );
  for (let at = head.length; at < encoded.length; at += chunkBytes)
    response = await exchange(
      device,
      signTransaction,
      nextChunk,
      encoded.subarray(at, at + chunkBytes),
    );
  if (response.length < 65) throw new Error('The device gave no signature');
  const [v = 0] = response;
  return Signature.from({
    type: KeyType.K1,
    recid: (v - 27) & 3,
    r: response.slice(1, 33),
    s: response.slice(33, 65),
  });
}

async function exchange(
  device: DeviceTransport,
  instruction: number,
  p1: number,
  data: Uint8Array = new Uint8Array(),
): Promise<Uint8Array> {
  const response = await device.exchange(
    Uint8Array.from([appClass, instruction, p1, 0, data.length, ...data]),
  );
  const status = ((response.at(-2) ?? 0) << 8) | (response.at(-1) ?? 0);
  if (status !== ok) throw refusal(status);
  return response.subarray(0, -2);
}

/** Status words of the device and of its EOS app. */
function refusal(status: number): Error {
  const message = `The device returned 0x${status.toString(16).padStart(4, '0')}`;
  switch (status) {
    case 0x6985:
    case 0x5501:
      return new WalletError('rejected', message);
    case 0x5515:
    case 0x6982:
    case 0x6804:
      return new WalletError('locked', message);
    case 0x6a80:
      return new WalletError('data-refused', message);
    case 0x6d00:
    case 0x6e00:
    case 0x6e01:
    case 0x6511:
      return new WalletError('app-closed', message);
    default:
      return new Error(message);
  }
}
