import type { Change } from '../storage/change.ts';

/** Commits not yet sent to a slow client, folded to one change per document. */
export class PendingChanges {
  /** A single pending commit, unfolded: a client that keeps up never folds. */
  #lone: readonly Change[] | undefined;
  #folded = new Map<string, Change>();
  #commitMicros = 0n;
  #waiting = false;

  get empty(): boolean {
    return !this.#waiting;
  }

  add(changes: readonly Change[], commitMicros: bigint): void {
    this.#commitMicros = commitMicros;
    if (!this.#waiting) {
      this.#waiting = true;
      this.#lone = changes;
      return;
    }
    if (this.#lone !== undefined) this.#fold(this.#lone);
    this.#lone = undefined;
    this.#fold(changes);
  }

  take(): { readonly changes: readonly Change[]; readonly commitMicros: bigint } {
    const changes = this.#lone ?? [...this.#folded.values()].filter(({ before, after }) => before !== after);
    this.#lone = undefined;
    if (this.#folded.size > 0) this.#folded = new Map();
    this.#waiting = false;
    return { changes, commitMicros: this.#commitMicros };
  }

  #fold(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = change.path.join('/');
      const earlier = this.#folded.get(key);
      this.#folded.set(key, earlier === undefined ? change : { ...change, before: earlier.before });
    }
  }
}
