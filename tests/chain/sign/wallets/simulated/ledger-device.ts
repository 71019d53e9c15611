import { Checksum256, PrivateKey } from '@wharfkit/antelope';
import { createECDH } from 'node:crypto';
import type { DeviceTransport } from '#src/chain/sign/wallets/ledger/app.ts';

/** A Ledger with its EOS app: reads commands as the app does, and signs what it has read itself. */
export function ledgerDevice(privateKeys: readonly string[]) {
  const keys = privateKeys.map((key) => PrivateKey.from(key));
  const commands: number[][] = [];
  const shown: number[] = [];
  let refusal: number | null = null;
  let signing: { key: PrivateKey; read: number[] } | null = null;

  const exchange = async (command: Uint8Array): Promise<Uint8Array> => {
    const [appClass = 0, instruction = 0, p1 = 0, , length = 0] = command;
    const data = command.subarray(5);
    commands.push([...command.subarray(0, 5)]);
    if (refusal !== null) return status(refusal);
    if (appClass !== 0xd4) return status(0x6e00);
    if (data.length !== length) return status(0x6700);
    if (instruction === 0x06) return answer([1, 1, 4, 2]);
    if (instruction === 0x02) {
      const { key, index } = keyAt(data);
      if (p1 === 1) shown.push(index);
      const point = uncompressed(key);
      const address = Buffer.from(key.toPublic().toLegacyString());
      return answer([point.length, ...point, address.length, ...address]);
    }
    if (instruction !== 0x04) return status(0x6d00);
    if (p1 === 0) signing = { key: keyAt(data).key, read: [...data.subarray(21)] };
    else signing?.read.push(...data);
    const values = signing && octetStrings(signing.read);
    return values && signing ? answer(signature(signing.key, values)) : status(0x9000);
  };

  const keyAt = (data: Uint8Array) => {
    const view = new DataView(data.buffer, data.byteOffset);
    const path = Array.from({ length: view.getUint8(0) }, (_, at) => view.getUint32(1 + at * 4));
    const [purpose, coin, account, change, index = -1] = path;
    const hardened = 0x80000000;
    const fits =
      purpose === hardened + 44 && coin === hardened + 194 && account === hardened && change === 0;
    const key = keys[index];
    if (!fits || !key) throw new Error(`no key at ${path.join('/')}`);
    return { key, index };
  };

  const transport: DeviceTransport = { exchange, close: async () => undefined };
  return { transport, commands, shown, refuse: (code: number | null) => (refusal = code) };
}

const status = (code: number) => Uint8Array.from([code >> 8, code & 0xff]);
const answer = (bytes: Iterable<number>) => Uint8Array.from([...bytes, 0x90, 0x00]);

function uncompressed(key: PrivateKey): Buffer {
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(Buffer.from(key.data.array));
  return curve.getPublicKey();
}

/** The values of the fields, once the last of them is here: 32 zeros after the extensions. */
function octetStrings(bytes: readonly number[]): number[][] | null {
  const values: number[][] = [];
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== 0x04) throw new Error('no octet string');
    let size = bytes[at + 1] ?? 0;
    let start = at + 2;
    if (size >= 0x80) {
      const more = size & 0x7f;
      size = bytes.slice(start, start + more).reduce((sum, byte) => sum * 256 + byte, 0);
      start += more;
    }
    if (start + size > bytes.length) return null;
    values.push(bytes.slice(start, start + size));
    at = start + size;
  }
  const last = values.at(-1);
  return values.length > 10 && last?.length === 32 ? values : null;
}

/** What is signed is the hash over all the fields: chain, transaction, context-free data. */
function signature(key: PrivateKey, values: readonly number[][]): number[] {
  const digest = Checksum256.hash(Uint8Array.from(values.flat()));
  const [recovery = 0, ...rest] = key.signDigest(digest).data.array;
  return [recovery, ...rest];
}
