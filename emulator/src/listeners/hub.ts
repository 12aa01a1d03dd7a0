import type { Change, ChangeSet, Database } from '../storage/database.ts';

/** Told of commits that touched what it follows, and of every commit's time. */
export interface Follower {
  /** Only the changes in the collections followed; possibly none. */
  onCommit(changes: readonly Change[], commitMicros: bigint): void;
}

/** Follows a database once for all its listening streams. */
export class ListenerHub {
  readonly #followers = new Set<Follower>();
  readonly #stop: () => void;

  constructor(database: Database) {
    this.#stop = database.follow((changeSet) => {
      this.#tell(changeSet);
    });
  }

  add(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  close(): void {
    this.#stop();
    this.#followers.clear();
  }

  #tell({ changes, commitMicros }: ChangeSet): void {
    if (changes.length === 0) return;
    for (const follower of [...this.#followers]) follower.onCommit(changes, commitMicros);
  }
}
