/** A fault: name, damaged record, damage, and the lines that report it. */
export type Fault = readonly [
  what: string,
  path: string,
  spoil: () => Promise<unknown>,
  lines: readonly string[],
];
