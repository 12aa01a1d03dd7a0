import type { Change } from '../storage/database.ts';

/** Commits a slow client has not been told of yet, folded to one change a document however many there were. */
export class PendingChanges {
  #changes = new Map<string, Change>();
  #commitMicros = 0n;
  #waiting = false;

  get empty(): boolean {
    return !this.#waiting;
  }

  add(changes: readonly Change[], commitMicros: bigint): void {
    this.#commitMicros = commitMicros;
    this.#waiting = true;
    for (const change of changes) {
      const key = change.path.join('/');
      const earlier = this.#changes.get(key);
      this.#changes.set(key, earlier === undefined ? change : { ...change, before: earlier.before });
    }
  }

  take(): { readonly changes: readonly Change[]; readonly commitMicros: bigint } {
    const changes = [...this.#changes.values()].filter((change) => change.before !== change.after);
    this.#changes = new Map();
    this.#waiting = false;
    return { changes, commitMicros: this.#commitMicros };
  }
}
