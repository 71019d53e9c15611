/** The property of a value of any type. Undefined for what is no object. */
export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Reflect.get(value, key) as unknown)
    : undefined;
}
