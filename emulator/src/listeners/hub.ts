import { toStatus, type StatusError } from '../status/status.ts';
import type { Database } from '../storage/database.ts';
import type { Change, ChangeSet } from '../storage/change.ts';
import type { FollowedTarget } from './events.ts';
import { Routes } from './routes.ts';

/** Number of changes between read times sent to all, which bounds how far resuming reaches back. */
const CHANGES_BETWEEN_TIMES = 1000;

export interface Follower {
  /** A commit's changes to the followed target, possibly with others; empty when only time has passed. */
  onCommit(changes: readonly Change[], commitMicros: bigint): void;
  /** Ends the stream, which can no longer be correct. */
  fail(error: StatusError): void;
}

export class ListenerHub {
  readonly #routes = new Routes<Follower>();
  /** Number of targets per follower. */
  readonly #followers = new Map<Follower, number>();
  readonly #stop: () => void;
  #unannounced = 0;

  constructor(database: Database) {
    this.#stop = database.follow((changeSet) => {
      this.#tell(changeSet);
    });
  }

  /** Notifies a follower of possible changes in its target, until the returned function is called. */
  follow(follower: Follower, what: FollowedTarget): () => void {
    const leave = this.#routes.add(follower, what);
    this.#followers.set(follower, (this.#followers.get(follower) ?? 0) + 1);
    return () => {
      leave();
      const left = (this.#followers.get(follower) ?? 1) - 1;
      if (left === 0) this.#followers.delete(follower);
      else this.#followers.set(follower, left);
    };
  }

  close(): void {
    this.#stop();
    this.#followers.clear();
  }

  #tell({ changes, commitMicros }: ChangeSet): void {
    if (changes.length === 0 || this.#followers.size === 0) return;

    const news = new Map<Follower, Change[]>();

    this.#unannounced += changes.length;

    if (this.#unannounced >= CHANGES_BETWEEN_TIMES) {
      this.#unannounced = 0;
      for (const follower of this.#followers.keys()) news.set(follower, []);
    }

    for (const change of changes) {
      for (const follower of this.#routes.concernedBy(change)) {
        const concerning = news.get(follower);
        if (concerning === undefined) news.set(follower, [change]);
        else concerning.push(change);
      }
    }

    for (const [follower, concerning] of news) {
      // The commit is valid even if one of its listeners fails.
      try {
        follower.onCommit(concerning, commitMicros);
      } catch (error) {
        follower.fail(toStatus(error));
      }
    }
  }
}
