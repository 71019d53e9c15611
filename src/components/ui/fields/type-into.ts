/** Sets a field's text as if the visitor typed it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React overrides the property of the element itself, to notice changes by the visitor.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
