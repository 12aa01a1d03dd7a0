import type { Change, ChangeSet } from './database.ts';

const MAX_CHANGES = 10_000;

/** The latest commits, so that clients can resume and reads can look a little into the past. */
export class History {
  #sets: ChangeSet[] = [];
  #size = 0;
  /** Nothing is known of what happened up to and including this time. */
  #floor = 0n;

  add(changeSet: ChangeSet): void {
    this.#sets.push(changeSet);
    this.#size += changeSet.changes.length;
    let dropped = 0;
    while (this.#size > MAX_CHANGES) {
      const oldest = this.#sets[dropped];
      if (oldest === undefined) break;
      this.#size -= oldest.changes.length;
      this.#floor = oldest.commitMicros;
      dropped++;
    }
    if (dropped > 0) this.#sets.splice(0, dropped);
  }

  /** What changed after a time, folded to one change a document; undefined when that is no longer known. */
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
}
