import type { CodeForm } from './code-forms.tsx';
import { curlCommand } from './curl-command.ts';
import { shellWord } from './shell-word.ts';

/** A request for rows, as nodes take it. */
export interface RowsCall {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
  readonly limit?: number;
  readonly lower_bound?: string | number;
  readonly upper_bound?: string | number;
  readonly index_position?: string | number;
  readonly key_type?: string;
  readonly reverse?: boolean;
  readonly show_payer?: boolean;
}

/** The request for rows of a table, for a terminal and for a program. */
export function rowsCode(call: RowsCall, node: string): CodeForm[] {
  const body = { json: true, ...call };
  return [
    { key: 'cleos', code: cleosRows(call, node) },
    { key: 'curl', code: curlCommand(`${node}/v1/chain/get_table_rows`, body) },
    {
      key: 'WharfKit',
      code: `await client.v1.chain.get_table_rows(${JSON.stringify(body, null, 2)});`,
    },
  ];
}

function cleosRows(call: RowsCall, node: string): string {
  const { code, scope, table, limit, lower_bound: lower, upper_bound: upper } = call;
  const { index_position: index, key_type: type, reverse, show_payer: payer } = call;
  const options = { '-l': limit, '-L': lower, '-U': upper, '--index': index, '--key-type': type };
  const given = Object.entries(options).flatMap(([option, value]) =>
    value === undefined ? [] : [option, String(value)],
  );
  const flags = [...(reverse ? ['-r'] : []), ...(payer ? ['--show-payer'] : [])];
  const words = ['cleos', '-u', node, 'get', 'table', code, scope, table, ...given, ...flags];
  return words.map(shellWord).join(' ');
}
