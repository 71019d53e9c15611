import { MissingError, type MissingThing } from '../../rpc/errors.ts';
import { isMissing } from '../../rpc/missing.ts';

/** Says by its name what a node has not. */
export async function orMissing<T>(thing: MissingThing, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isMissing(error) ? new MissingError(thing) : error;
  }
}
