import { PrivateKey, Transaction } from '@wharfkit/antelope';
import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  pathBytes,
  publicKey,
  sign,
  type DeviceTransport,
} from '#src/chain/sign/wallets/ledger/app.ts';
import { encodeForDevice } from '#src/chain/sign/wallets/ledger/encode.ts';

const key = PrivateKey.from('PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V');
const other = PrivateKey.from('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3');
const hex = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('hex');
const path = hex(pathBytes(1));
const ok = [0x90, 0x00];

/** A device that answers commands in order, and the last answer from then on. */
function deviceWith(...answers: readonly (readonly number[])[]) {
  const commands: string[] = [];
  const device: DeviceTransport = {
    exchange: async (command) => {
      const answer = answers[Math.min(commands.length, answers.length - 1)] ?? [];
      commands.push(hex(command));
      return Uint8Array.from(answer);
    },
    close: async () => undefined,
  };
  return { device, commands };
}

function point(privateKey: PrivateKey): number[] {
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(Buffer.from(privateKey.data.array));
  return [...curve.getPublicKey()];
}

/** A key whose point has an odd y. */
function oddKey(): PrivateKey {
  const found = PrivateKey.generate('K1');
  return found.toPublic().data.array[0] === 3 ? found : oddKey();
}

describe('the key of a device', () => {
  it.each([key, other, oddKey()])('is read from the point that the device gives', async (one) => {
    const address = [3, 1, 2, 3];
    const { device, commands } = deviceWith([65, ...point(one), ...address, ...ok]);
    expect(await publicKey(device, 1)).toBe(String(one.toPublic()));
    expect(commands).toEqual([`d402000015${path}`]);
  });

  it('is shown on the device on request', async () => {
    const { device, commands } = deviceWith([65, ...point(key), ...ok]);
    await publicKey(device, 1, true);
    expect(commands).toEqual([`d402010015${path}`]);
  });

  it.each([
    ['nothing', ok],
    ['a short point', [33, ...point(key).slice(0, 33), ...ok]],
    ['a cut point', [65, ...point(key).slice(0, 60), ...ok]],
  ])('is refused if the device gives %s', async (_, answer) => {
    const { device } = deviceWith(answer);
    await expect(publicKey(device, 1)).rejects.toThrow('The device gave no key');
  });
});

describe('the signature of a device', () => {
  const digest = 'ab'.repeat(32);
  const signature = key.signDigest(digest);
  const [v = 0, ...rs] = signature.data.array;

  it('is read with its recovery id, which devices count from 27 or from 31', async () => {
    const recovery = (v - 27) & 3;
    for (const first of [27 + recovery, 31 + recovery]) {
      const { device } = deviceWith([first, ...rs, ...ok]);
      expect(String(await sign(device, 1, new Uint8Array(10)))).toBe(String(signature));
    }
  });

  it.each([
    [1, [22]],
    [129, [150]],
    [130, [150, 1]],
    [279, [150, 150]],
    [280, [150, 150, 1]],
  ])('is over a transaction of %i bytes, sent in parts of at most 150', async (length, sizes) => {
    const encoded = Uint8Array.from({ length }, (_, at) => at % 251);
    const { device, commands } = deviceWith([v, ...rs, ...ok]);
    await sign(device, 1, encoded);
    const parts = commands.map((command) => Buffer.from(command, 'hex'));
    const kinds = parts.map((part) => [...part.subarray(0, 4)]);
    expect(kinds).toEqual(sizes.map((_, at) => [0xd4, 0x04, at === 0 ? 0x00 : 0x80, 0]));
    expect(parts.map((part) => part[4])).toEqual(sizes);
    const data = Buffer.concat(parts.map((part) => part.subarray(5)));
    expect(hex(data)).toBe(path + hex(encoded));
  });

  it('is refused if the device gives less than 65 bytes', async () => {
    const { device } = deviceWith([v, ...rs.slice(1), ...ok]);
    await expect(sign(device, 1, new Uint8Array(9))).rejects.toThrow('gave no signature');
  });
});

describe('a status word of a device', () => {
  it.each([
    [0x6985, 'rejected'],
    [0x5501, 'rejected'],
    [0x5515, 'locked'],
    [0x6982, 'locked'],
    [0x6804, 'locked'],
    [0x6a80, 'data-refused'],
    [0x6d00, 'app-closed'],
    [0x6e00, 'app-closed'],
    [0x6e01, 'app-closed'],
    [0x6511, 'app-closed'],
  ])('%i is a failure of the kind %s', async (code, failure) => {
    const { device } = deviceWith([code >> 8, code & 0xff]);
    const message = `The device returned 0x${code.toString(16)}`;
    await expect(publicKey(device, 0)).rejects.toMatchObject({ failure, message });
  });

  it('is quoted if it is unknown', async () => {
    const answered = (answer: number[]) => publicKey(deviceWith(answer).device, 0);
    await expect(answered([0x00, 0x01])).rejects.toThrow('The device returned 0x0001');
    await expect(answered([0x00, 0x01])).rejects.not.toHaveProperty('failure');
    await expect(answered([0x90, 0x01])).rejects.toThrow('The device returned 0x9001');
    await expect(answered([])).rejects.toThrow('The device returned 0x0000');
  });
});

describe('a transaction for a device', () => {
  const base = { expiration: 0, ref_block_num: 0, ref_block_prefix: 0, actions: [] };
  const action = { account: 'a', name: 'b', authorization: [], data: '' };

  it.each([
    ['a context-free action', { context_free_actions: [action] }],
    ['an extension', { transaction_extensions: [{ type: 1, data: '00' }] }],
  ])('is refused with %s', (_, change) => {
    const transaction = Transaction.from({ ...base, ...change });
    expect(() => encodeForDevice('ab'.repeat(32), transaction)).toThrow(
      'The device takes neither context-free actions nor extensions',
    );
  });
});
