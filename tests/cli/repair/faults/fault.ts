/** A fault: what it is, a record that it spoils, what spoils it, and the lines that tell of it. */
export type Fault = readonly [
  what: string,
  path: string,
  spoil: () => Promise<unknown>,
  lines: readonly string[],
];
