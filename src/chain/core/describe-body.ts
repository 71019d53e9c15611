type Description = 'empty' | 'a web page' | 'cut off' | 'nested too deep' | 'not JSON';

/** What a body is that could not be parsed as JSON, for messages. */
export function describeBody(text: string): Description {
  const start = text.trimStart();
  if (start === '') return 'empty';
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'a web page';
  if (/^[[{]/.test(start) && !/[\]}]\s*$/.test(start)) return 'cut off';
  return isJson(text) ? 'nested too deep' : 'not JSON';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
