import { bytesFromBase64 } from '#src/chain/rpc/contract-calls.ts';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { abiFromBytes, abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { lie, type LieOptions } from './lying-node.ts';

interface RawAbi {
  account_name: string;
  abi: string;
}

/** Has a node serve another ABI of a contract, with the hash that fits it. */
export function serveAbi(
  page: Page,
  contract: string,
  change: (abi: Abi) => Abi,
  options?: LieOptions,
): Promise<void> {
  const rewrite = ({ body, request }: { body: RawAbi; request: unknown }) => {
    if ((request as { account_name: string }).account_name !== contract) return undefined;
    const bytes = abiToBytes(change(abiFromBytes(bytesFromBase64(body.abi))));
    return {
      ...body,
      abi: Buffer.from(bytes).toString('base64'),
      abi_hash: createHash('sha256').update(bytes).digest('hex'),
    };
  };
  return lie(page, 'get_raw_abi', rewrite, options);
}

/** A struct's fields in the order of their names; names it lacks are left out. */
export const withFields =
  (struct: string, ...names: readonly string[]) =>
  (abi: Abi): Abi => ({
    ...abi,
    structs: abi.structs.map((one) =>
      one.name === struct
        ? {
            ...one,
            fields: names.flatMap((name) => one.fields.filter((field) => field.name === name)),
          }
        : one,
    ),
  });
