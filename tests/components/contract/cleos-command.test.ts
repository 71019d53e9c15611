import { expect, test } from 'vitest';
import { cleosCommand } from '#src/components/contract/cleos-command.ts';

const action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [
    { actor: 'alice', permission: 'active' },
    { actor: 'bob', permission: 'owner' },
  ],
  data: { memo: "it's $(rm -rf ~) `x`" },
};

test('a command takes what was typed as text, whatever it is', () => {
  expect(cleosCommand(action, 'https://node.test')).toBe(
    'cleos -u https://node.test push action eosio.token transfer ' +
      String.raw`'{"memo":"it'\''s $(rm -rf ~) ` +
      '`x`"}\' -p alice@active -p bob@owner',
  );
});
