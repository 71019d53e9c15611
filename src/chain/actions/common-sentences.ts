/** What describes the actions of tokens and of the system, in one module to load. */
export { actionDescriber } from './describe-action.ts';
export { common } from './sentences/common.ts';
export { contracts } from './sentences/registry.ts';
