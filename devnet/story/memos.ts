/** Memos that try to be clicked, executed or misread. An explorer must show all of them as text. */
export const HOSTILE_MEMOS: readonly string[] = [
  '<script>alert(document.domain)</script>',
  '"><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">Claim 5,000 tokens</a>',
  'Congratulations! Claim your reward at https://claim-rewards.example/alice?ref=1',
  'Reversed: \u202eten.elpmaxe//:sptth\u202c after',
  'Isolated: \u2067\u202eevil\u2069 and zero\u200bwidth\u200djoined\ufeff',
  '[click me](https://phishing.example) **bold** {{constructor.constructor("alert(1)")()}}',
  'Your account is SUSPENDED. Send your private key to support@eosio-help.example',
  'line one\nline two\r\nline three\ttabbed',
  '=HYPERLINK("https://phishing.example","Open")',
  "'; DROP TABLE accounts; --",
  'Z\u0351\u0364a\u0350\u0363l\u0352\u0364g\u0353\u0365o\u0354\u0366 text',
  '💸🦌👨‍👩‍👧‍👦🏳️‍🌈 emoji and 漢字 and عربى and עברית',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E &lt;b&gt;entities&lt;/b&gt;',
  'x'.repeat(256),
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
];
