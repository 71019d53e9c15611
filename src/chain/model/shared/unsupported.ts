import * as messages from '../../core/messages.ts';
import type { Service } from './load-state.ts';

const TEXTS: Partial<Record<Service, string>> = {
  hyperion: messages.hyperionNotSupported,
  'light-api': messages.lightApiNotSupported,
  history: messages.actionsNotRetrieved,
  dex: messages.actionsNotRetrieved,
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
