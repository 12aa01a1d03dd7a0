/** Protobuf wire types, groups included: the entities of exports still use them. */
export const WIRE = { varint: 0, fixed64: 1, bytes: 2, startGroup: 3, endGroup: 4 } as const;

/** Meanings that distinguish values with the same encoding. */
export const MEANING = { timestamp: 7, point: 9, bytes: 14, entity: 19, emptyList: 24 } as const;

export const makeTag = (field: number, wire: number) => (field << 3) | wire;

export function parseNumericId(id: string): bigint | undefined {
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}
