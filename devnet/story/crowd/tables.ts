import { act, active } from '../actions.ts';
import { deployNative } from '../deploy.ts';
import type { StoryAction } from '../story-runner.ts';
import { ARCHIVE, citizens } from './cast.ts';
import { archive, SHELF_TABLES } from './contracts.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

/** Rows of the longest table, and of the others. */
const MANY = 320;
const FEW = 4;

/** A contract with forty tables, one of them long, and scopes named after people. */
export function tables({ runner, amounts, random }: CrowdContext): void {
  deployNative(runner, ARCHIVE, 'archive', archive.abi);
  const paper = (table: string, scope: string, id: number): StoryAction => {
    const owner = random.pick(citizens(0, 30));
    const worth = amounts.fine(random.between(1, 9_000_000));
    const filed = { id, owner, title: `${table}, page ${id}`, worth };
    return act(ARCHIVE, 'file', active(ARCHIVE), { table, scope, paper: filed });
  };
  const [long = '', ...others] = SHELF_TABLES;
  const few = others.flatMap((table, index) =>
    Array.from({ length: FEW }, (_, id) =>
      paper(table, id % 2 === 0 ? ARCHIVE : citizens(index, 1)[0]!, id),
    ),
  );
  const many = Array.from({ length: MANY }, (_, id) => paper(long, ARCHIVE, id));
  sendInPacks(runner, [...few, ...many], 40);
}
