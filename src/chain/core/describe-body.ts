/** What a body is that is not JSON, for messages. */
export function describeBody(text: string): 'empty' | 'a web page' | 'cut off' | 'not JSON' {
  const start = text.trimStart();
  if (start === '') return 'empty';
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'a web page';
  return /^[[{]/.test(start) && !/[\]}]\s*$/.test(start) ? 'cut off' : 'not JSON';
}
