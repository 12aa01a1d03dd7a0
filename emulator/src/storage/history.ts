import type { Change, ChangeSet } from './change.ts';

/** Minimum number of changes kept. */
const KEPT_CHANGES = 10_000;
/** Additional changes gathered before the oldest are dropped in bulk, so a commit doesn't move the others. */
const SPARE_CHANGES = 2_500;

/** The latest commits, for resuming clients and reads in the recent past. */
export class History {
  #sets: ChangeSet[] = [];
  #size = 0;
  /** History up to and including this time is unknown. */
  #floor = 0n;

  add(changeSet: ChangeSet): void {
    this.#sets.push(changeSet);
    this.#size += changeSet.changes.length;
    if (this.#size > KEPT_CHANGES + SPARE_CHANGES) this.#dropOldest();
  }

  /** Changes after a time, folded per document; undefined when too old. */
  since(micros: bigint): readonly Change[] | undefined {
    if (micros < this.#floor) return undefined;

    const folded = new Map<string, Change>();
    for (const { commitMicros, changes } of this.#sets) {
      if (commitMicros <= micros) continue;
      for (const change of changes) {
        const key = change.path.join('/');
        const earlier = folded.get(key);
        folded.set(key, earlier === undefined ? change : { ...change, before: earlier.before });
      }
    }

    return [...folded.values()].filter((change) => change.before !== change.after);
  }

  #dropOldest(): void {
    let dropped = 0;
    while (this.#size > KEPT_CHANGES) {
      const oldest = this.#sets[dropped];
      if (oldest === undefined) break;
      this.#size -= oldest.changes.length;
      this.#floor = oldest.commitMicros;
      dropped++;
    }
    this.#sets.splice(0, dropped);
  }
}
