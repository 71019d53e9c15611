import { ServiceError } from '../service.ts';

/** FIO's response for missing items. */
export function notFound(message: string): ServiceError {
  return new ServiceError(404, message, { message });
}

/** FIO's response for invalid requests. */
export function invalidField(name: string, value: string, error: string): ServiceError {
  const message = 'An invalid request was sent in, please check the nested errors for details.';
  return new ServiceError(400, message, {
    type: 'invalid_input',
    message,
    fields: [{ name, value, error }],
  });
}
