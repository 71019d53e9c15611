import type { Answer } from '../lying-proxy.ts';

const cors = { 'access-control-allow-origin': '*' };
const json = { ...cors, 'content-type': 'application/json' };
const html = { ...cors, 'content-type': 'text/html' };
const PAGE = '<html><script>window.__ran=1</script><h1>Welcome</h1></html>';
const error = (message: string) =>
  JSON.stringify({
    code: 500,
    message,
    error: { code: 1, name: message, what: message, details: [{ message }] },
  });

/** Lies about a whole answer: what is sent in its place. `body` is the honest one. */
export const answerLies = {
  'a page for JSON': () => ({ headers: html, body: PAGE }),
  'JSON as a page': (body) => ({ headers: html, body }),
  'cut JSON': (body) => ({ headers: json, body: body.slice(0, -Math.ceil(body.length / 3)) }),
  'an empty body': () => ({ headers: json, body: '' }),
  'a body of null': () => ({ headers: json, body: 'null' }),
  'a body of a list': () => ({ headers: json, body: '[]' }),
  'a body of a text': () => ({ headers: json, body: '"<b>hello</b>"' }),
  'an oversize body': (body) => ({ headers: json, body: body + ' '.repeat(17_000_000) }),
  'a redirect': () => ({
    status: 302,
    headers: { ...cors, location: 'https://evil.example/' },
    body: '',
  }),
  'markup in an error': () => ({ status: 500, headers: json, body: error(PAGE) }),
  'a long error': () => ({ status: 500, headers: json, body: error('e'.repeat(100_000)) }),
  'an error of another form': () => ({
    status: 400,
    headers: json,
    body: JSON.stringify({ error: { details: 'x' } }),
  }),
  'a status of no meaning': (body) => ({ status: 599, headers: json, body }),
  'keys of the prototype': (body) => ({
    headers: json,
    body: body.replace(
      /^\{/,
      '{"__proto__":{"admin":true},"constructor":{"prototype":1},"toString":1,',
    ),
  }),
  'keys twice': (body) => ({ headers: json, body: body.replace(/^\{("[^"]+"):/, '{$1:null,$1:') }),
} as const satisfies Record<string, (body: string) => Partial<Answer>>;
