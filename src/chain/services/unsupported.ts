import type { Service } from '../model/load-state.ts';

const TEXTS: Partial<Record<Service, string>> = {
  hyperion: 'Hyperion API not supported',
  'light-api': 'Light API not supported',
  history: 'Could not retrieve actions',
  dex: 'Could not retrieve actions',
};

/** The chain has no such service configured. */
export class UnsupportedError extends Error {
  readonly service: Service;

  constructor(service: Service) {
    super(TEXTS[service] ?? `${service} not supported`);
    this.name = 'UnsupportedError';
    this.service = service;
  }
}
