import { Transaction } from '@wharfkit/antelope';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathBytes } from '#src/chain/sign/wallets/ledger/app.ts';
import { encodeForDevice, octets } from '#src/chain/sign/wallets/ledger/encode.ts';
import { openDevice, packets } from '#src/chain/sign/wallets/ledger/transport.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
afterEach(() => vi.unstubAllGlobals());

it('writes the path 44’/194’/0’/0/i', () => {
  expect(hex(pathBytes(2))).toBe('058000002c800000c2800000000000000000000002');
});

it('writes octet strings with lengths in the shortest form', () => {
  expect(hex(octets(Uint8Array.from([1, 2])))).toBe('04020102');
  expect(hex(octets(new Uint8Array(127))).slice(0, 4)).toBe('047f');
  expect(hex(octets(new Uint8Array(128))).slice(0, 6)).toBe('048180');
  expect(hex(octets(new Uint8Array(300))).slice(0, 8)).toBe('0482012c');
});

it('writes the fields of a transaction in the order the device reads them', () => {
  const transaction = Transaction.from({
    expiration: '2026-01-01T00:00:00',
    ref_block_num: 1,
    ref_block_prefix: 2,
    max_cpu_usage_ms: 5,
    actions: [
      {
        account: 'eosio',
        name: 'refund',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: '0000000000855c34',
      },
    ],
  });
  expect(hex(encodeForDevice('ab'.repeat(32), transaction))).toBe(
    [
      `0420${'ab'.repeat(32)}`,
      '040400b95569',
      '04020100',
      '040402000000',
      '040100',
      '040105',
      '040100',
      '040100',
      '040101',
      '04080000000000ea3055',
      `0408${name('refund')}`,
      '040101',
      `0408${name('alice')}`,
      `0408${name('active')}`,
      '040108',
      '04080000000000855c34',
      '040100',
      `0420${'00'.repeat(32)}`,
    ].join(''),
  );
});

function name(text: string): string {
  let value = 0n;
  const letters = '.12345abcdefghijklmnopqrstuvwxyz';
  for (let at = 0; at < 12; at += 1)
    value = (value << 5n) | BigInt(letters.indexOf(text[at] ?? '.'));
  value <<= 4n;
  const bytes = value.toString(16).padStart(16, '0').match(/../g) ?? [];
  return bytes.toReversed().join('');
}

it('works over WebHID', async () => {
  let listen: (event: { data: DataView }) => void = () => undefined;
  const got: Uint8Array[] = [];
  const device = {
    opened: false,
    open: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
    sendReport: async (_: number, packet: Uint8Array) => {
      got.push(packet);
      for (const reply of packets(Uint8Array.from([7, 0x90, 0])))
        listen({ data: new DataView(reply.buffer) });
    },
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    removeEventListener: () => undefined,
  };
  const stranger = { ...device, vendorId: 0x1234, open: vi.fn() };
  const requestDevice = vi.fn(async (_wanted: object) => [device]);
  const hid = { getDevices: async () => [stranger], requestDevice };
  vi.stubGlobal('navigator', { hid });
  const opened = await openDevice();
  expect(requestDevice.mock.calls).toEqual([[{ filters: [{ vendorId: 0x2c97 }] }]]);
  expect(stranger.open).not.toHaveBeenCalled();
  expect(device.open).toHaveBeenCalled();
  expect([...(await opened.exchange(Uint8Array.from([0xd4, 6, 0, 0, 0])))]).toEqual([7, 0x90, 0]);
  expect(hex(got[0] ?? new Uint8Array()).slice(0, 24)).toBe('01010500000005d406000000');
  await opened.close();
  expect(device.close).toHaveBeenCalled();
});

it('fails where a browser has no access to devices', async () => {
  vi.stubGlobal('navigator', {});
  await expect(openDevice()).rejects.toMatchObject({
    failure: 'browser-unable',
    message: 'This browser lets no page reach a device',
  });
});

describe('a device over WebUSB, where a browser has only that', () => {
  const vendorClass = { interfaceClass: 0xff };
  const smartCard = { interfaceClass: 0x0b };

  function usbDevice(interfaces: readonly { interfaceNumber: number; alternates: object[] }[]) {
    const calls: string[] = [];
    const said = (call: string) => async (argument?: unknown) =>
      void calls.push([call, argument].filter((part) => part !== undefined).join(' '));
    const replies: Uint8Array[] = [];
    const device = {
      configuration: null as object | null,
      open: said('open'),
      close: said('close'),
      replies,
      selectConfiguration: async (value: number) => {
        calls.push(`select ${value}`);
        device.configuration = { interfaces };
      },
      claimInterface: said('claim'),
      releaseInterface: said('release'),
      transferOut: async (endpoint: number, data: Uint8Array) => {
        calls.push(`out ${endpoint} ${data.length}`);
        replies.push(...packets(Uint8Array.from([7, 0x90, 0])));
      },
      transferIn: async (endpoint: number, length: number) => {
        calls.push(`in ${endpoint} ${length}`);
        const reply = replies.shift();
        return reply ? { data: new DataView(reply.buffer) } : {};
      },
    };
    const requestDevice = vi.fn(async (_wanted: object) => device);
    vi.stubGlobal('navigator', { usb: { requestDevice } });
    return { device, calls, requestDevice };
  }

  it('is spoken to by its own interface, which is given back', async () => {
    const { calls, requestDevice } = usbDevice([
      { interfaceNumber: 1, alternates: [smartCard] },
      { interfaceNumber: 4, alternates: [smartCard, vendorClass] },
    ]);
    const opened = await openDevice();
    expect(requestDevice.mock.calls).toEqual([[{ filters: [{ vendorId: 0x2c97 }] }]]);
    expect(await opened.exchange(Uint8Array.from([0xd4, 6, 0, 0, 0]))).toEqual(
      Uint8Array.from([7, 0x90, 0]),
    );
    await opened.close();
    expect(calls).toEqual([
      'open',
      'select 1',
      'claim 4',
      'out 3 64',
      'in 3 64',
      'release 4',
      'close',
    ]);
  });

  it('has the interface of older ones where it names none', async () => {
    const { calls } = usbDevice([]);
    await openDevice();
    expect(calls).toContain('claim 2');
  });

  it('keeps the configuration that was selected before', async () => {
    const { device, calls } = usbDevice([]);
    device.configuration = { interfaces: [{ interfaceNumber: 3, alternates: [vendorClass] }] };
    await openDevice();
    expect(calls).toEqual(['open', 'claim 3']);
  });

  it('has the usual interface if selecting a configuration changes nothing', async () => {
    const { device, calls } = usbDevice([]);
    device.selectConfiguration = async () => undefined;
    await openDevice();
    expect(calls).toEqual(['open', 'claim 2']);
  });

  it('that sends nothing fails', async () => {
    const { device } = usbDevice([]);
    device.transferOut = async () => undefined;
    const opened = await openDevice();
    await expect(opened.exchange(new Uint8Array(5))).rejects.toThrow('sent nothing');
  });
});

it('takes no device for an answer where none was chosen', async () => {
  const hid = { getDevices: async () => [], requestDevice: async () => [] };
  vi.stubGlobal('navigator', { hid });
  await expect(openDevice()).rejects.toMatchObject({
    failure: 'rejected',
    message: 'No device was chosen',
  });
});

it('opens the known device without a prompt, and waits for slow responses', async () => {
  const listeners = new Set<(event: { data: DataView }) => void>();
  const device = {
    vendorId: 0x2c97,
    opened: true,
    open: vi.fn(),
    close: async () => undefined,
    sendReport: async () => {
      const [reply] = packets(Uint8Array.from([0x90, 0]));
      setTimeout(() => {
        for (const listen of listeners)
          listen({ data: new DataView((reply ?? new Uint8Array()).buffer) });
      }, 5);
    },
    addEventListener: (type: string, listen: (event: { data: DataView }) => void) =>
      type === 'inputreport' && listeners.add(listen),
    removeEventListener: (type: string, listen: (event: { data: DataView }) => void) =>
      type === 'inputreport' && listeners.delete(listen),
  };
  const requestDevice = vi.fn();
  vi.stubGlobal('navigator', { hid: { getDevices: async () => [device], requestDevice } });
  const opened = await openDevice();
  expect([...(await opened.exchange(new Uint8Array(5)))]).toEqual([0x90, 0]);
  expect(listeners.size).toBe(0);
  expect([requestDevice.mock.calls, device.open.mock.calls]).toEqual([[], []]);
});
