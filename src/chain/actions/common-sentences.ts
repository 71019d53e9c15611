/** The sentences of tokens and of the system contract, in one module to load. */
export { actionDescriber } from './describe-action.ts';
export { common } from './sentences/common.ts';
export { contracts } from './sentences/registry.ts';
