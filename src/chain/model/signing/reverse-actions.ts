import type { Action, PermissionLevel } from '../../actions/action.ts';
import { approve, unapprove } from '../../actions/multisig.ts';
import { cancelSale, type MarketSale, sellAgain } from '../../actions/nft-sale.ts';
import { linkauth, unlinkauth } from '../../actions/permission.ts';
import type { Before } from './before.ts';

/** Actions that take another one back. */
export interface ReverseActions {
  readonly kind: 'unlink' | 'relink' | 'unapprove' | 'approve' | 'cancelSale' | 'sellAgain';
  readonly actions: readonly Action[];
}

/** A link to a whole contract has an empty action, also where it is taken back. */
export function ofLink(
  { name, data, authorization }: Action,
  before: Before | null,
): ReverseActions | null {
  const [level] = authorization;
  const { account, code, type } = data;
  if (before?.kind !== 'link' || !level) return null;
  if (typeof account !== 'string' || typeof code !== 'string' || typeof type !== 'string')
    return null;
  const call = { account, code, type };
  const { permission } = before;
  if (permission !== null && (name === 'unlinkauth' || permission !== data['requirement'])) {
    const again = linkauth({ ...call, requirement: permission }, level.permission);
    return { kind: 'relink', actions: [again] };
  }
  if (name === 'unlinkauth' || permission !== null) return null;
  return { kind: 'unlink', actions: [unlinkauth(call, level.permission)] };
}

/** An approval is given again for the transaction that was read. */
export function ofApproval({ name, data }: Action, before: Before | null): ReverseActions | null {
  const { proposer, proposal_name, level } = data;
  if (typeof proposer !== 'string' || typeof proposal_name !== 'string' || !isLevel(level))
    return null;
  const id = { proposer, name: proposal_name };
  if (name === 'approve') return { kind: 'unapprove', actions: [unapprove(id, level)] };
  if (name !== 'unapprove' || before?.kind !== 'proposal') return null;
  return { kind: 'approve', actions: [approve(id, level, before.hash)] };
}

function isLevel(value: unknown): value is PermissionLevel {
  const { actor, permission } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof actor === 'string' && typeof permission === 'string';
}

/** A cancelled sale is announced again. */
export function ofCancelledSale(
  { name, authorization }: Action,
  before: Before | null,
): ReverseActions | null {
  const [level] = authorization;
  if (name !== 'cancelsale' || before?.kind !== 'sale' || !level) return null;
  // Anybody can remove a sale whose NFTs are gone: only its seller can sell again.
  if (level.actor !== before.seller) return null;
  return { kind: 'sellAgain', actions: sellAgain(before, level.permission) };
}

/** What takes back a sale that was announced. Its number is known once the market has it. */
export function reverseOfSale(sale: MarketSale, permission: string): ReverseActions {
  return { kind: 'cancelSale', actions: [cancelSale(sale, permission)] };
}
