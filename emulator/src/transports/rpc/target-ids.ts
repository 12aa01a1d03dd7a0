import { invalidArgument } from '../../status/status.ts';
import type { WireTarget } from '../wire/messages.ts';

/** Target ids of one stream: the client's own, or the server's after the first target without one. */
export class TargetIds {
  #highest = 0;
  #assigning = false;

  makeId({ targetId }: WireTarget): number {
    if (targetId) {
      this.#highest = Math.max(this.#highest, targetId);
      return targetId;
    }
    this.#assigning = true;
    return ++this.#highest;
  }

  /** Refuses a client's id once the server assigns them: it may be in use. */
  check({ targetId }: WireTarget): void {
    if (targetId && this.#assigning) {
      throw invalidArgument(
        'The target must not have an id: the ids of this stream are given by the server.',
      );
    }
  }
}
