import { toStatus, type StatusError } from '../status/status.ts';
import type { Change, ChangeSet, Database } from '../storage/database.ts';

/** Told of every commit. */
export interface Follower {
  /** What the commit changed, in whatever collection. */
  onCommit(changes: readonly Change[], commitMicros: bigint): void;
  /** Ends the stream: it can no longer tell the truth. */
  fail(error: StatusError): void;
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
    for (const follower of [...this.#followers]) {
      // The commit stands whatever becomes of one of its listeners.
      try {
        follower.onCommit(changes, commitMicros);
      } catch (error) {
        this.#followers.delete(follower);
        follower.fail(toStatus(error));
      }
    }
  }
}
