import { WalletError } from '../failure.ts';
import type { DeviceTransport } from './app.ts';

/** Ledger's packets: channel, tag, packet number, then the message after its length. */
const packetBytes = 64;

const channel = 0x0101;

const tag = 0x05;

const headBytes = 5;

const ledgerVendor = 0x2c97;

/** The used parts of WebHID and WebUSB, which the built-in types lack. */
interface HidDevice {
  readonly opened: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly sendReport: (id: number, data: Uint8Array) => Promise<void>;
  readonly addEventListener: (type: 'inputreport', listen: (event: HidReport) => void) => void;
  readonly removeEventListener: (type: 'inputreport', listen: (event: HidReport) => void) => void;
}
interface HidReport {
  readonly data: DataView;
}
interface Hid {
  readonly getDevices: () => Promise<readonly (HidDevice & { readonly vendorId: number })[]>;
  readonly requestDevice: (filters: object) => Promise<readonly HidDevice[]>;
}
interface UsbDevice {
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly selectConfiguration: (value: number) => Promise<void>;
  readonly claimInterface: (number: number) => Promise<void>;
  readonly releaseInterface: (number: number) => Promise<void>;
  readonly transferOut: (endpoint: number, data: Uint8Array) => Promise<unknown>;
  readonly transferIn: (endpoint: number, length: number) => Promise<{ data?: DataView }>;
}
interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternates: readonly { readonly interfaceClass: number }[];
}
interface Usb {
  readonly requestDevice: (filters: object) => Promise<UsbDevice>;
}

/** Connects over WebHID, or over WebUSB if the browser has only that. The user picks the device. */
export async function openDevice(): Promise<DeviceTransport> {
  const hid: unknown = Reflect.get(navigator, 'hid');
  if (hid) return overHid(hid as Hid);
  const usb: unknown = Reflect.get(navigator, 'usb');
  if (usb) return overUsb(usb as Usb);
  throw new WalletError('browser-unable', 'This browser lets no page reach a device');
}

async function overHid(hid: Hid): Promise<DeviceTransport> {
  const permitted = (await hid.getDevices()).find(({ vendorId }) => vendorId === ledgerVendor);
  const filters = [{ vendorId: ledgerVendor }];
  const device = permitted ?? (await hid.requestDevice({ filters }))[0];
  if (!device) throw new WalletError('rejected', 'No device was chosen');
  if (!device.opened) await device.open();
  return {
    async exchange(command) {
      const reports = queue<Uint8Array>();
      const listen = ({ data }: HidReport) => reports.put(bytesOf(data));
      device.addEventListener('inputreport', listen);
      try {
        for (const packet of packets(command)) await device.sendReport(0, packet);
        return await readMessage(reports.take);
      } finally {
        device.removeEventListener('inputreport', listen);
      }
    },
    close: () => device.close(),
  };
}

async function overUsb(usb: Usb): Promise<DeviceTransport> {
  const endpoint = 3;
  const device = await usb.requestDevice({ filters: [{ vendorId: ledgerVendor }] });
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const own = device.configuration?.interfaces.find(({ alternates }) =>
    alternates.some(({ interfaceClass }) => interfaceClass === 0xff),
  );
  const number = own?.interfaceNumber ?? 2;
  await device.claimInterface(number);
  return {
    async exchange(command) {
      for (const packet of packets(command)) await device.transferOut(endpoint, packet);
      return readMessage(async () => {
        const { data } = await device.transferIn(endpoint, 64);
        if (!data) throw new Error('The device sent nothing');
        return bytesOf(data);
      });
    },
    async close() {
      await device.releaseInterface(number);
      await device.close();
    },
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Queues incoming items until they are read. */
function queue<T>() {
  const waiting: ((value: T) => void)[] = [];
  const items: T[] = [];
  return {
    put(value: T) {
      const taker = waiting.shift();
      if (taker) taker(value);
      else items.push(value);
    },
    take: () =>
      new Promise<T>((resolve) => {
        const [value] = items.splice(0, 1);
        if (value === undefined) waiting.push(resolve);
        else resolve(value);
      }),
  };
}

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
