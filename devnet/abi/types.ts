/** The part of an ABI that decoding needs, as nodes write it in JSON. */
export interface AbiJson {
  version?: string;
  types?: { new_type_name: string; type: string }[];
  structs?: { name: string; base: string; fields: { name: string; type: string }[] }[];
  actions?: { name: string; type: string; ricardian_contract: string }[];
  tables?: { name: string; index_type: string; type: string; key_names?: string[] }[];
  variants?: { name: string; types: string[] }[];
}

/** The fields of a struct with those of its bases first. Empty where the ABI has no such struct. */
export function structFields(
  abi: AbiJson,
  name: string,
): { name: string; type: string }[] | undefined {
  const struct = abi.structs?.find((candidate) => candidate.name === name);
  if (!struct) return undefined;
  const inherited = struct.base === '' ? [] : (structFields(abi, struct.base) ?? []);
  return [...inherited, ...struct.fields];
}

export function actionType(abi: AbiJson, action: string): string | undefined {
  return abi.actions?.find((candidate) => candidate.name === action)?.type;
}

export function tableType(abi: AbiJson, table: string): string | undefined {
  return abi.tables?.find((candidate) => candidate.name === table)?.type;
}
