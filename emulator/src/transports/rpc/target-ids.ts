import { invalidArgument } from '../../status/status.ts';
import type { WireTarget } from '../wire/messages.ts';

/** The ids of one stream's targets: the client's own, or from the first target without one on, the server's. */
export class TargetIds {
  #highest = 0;
  #assigning = false;

  /** The id that the client gave, or else one that it has not used. */
  makeId({ targetId }: WireTarget): number {
    if (targetId) {
      this.#highest = Math.max(this.#highest, targetId);
      return targetId;
    }
    this.#assigning = true;
    return ++this.#highest;
  }

  /** Refuses an id of the client's own once the server gives them: it may be another target's. */
  check({ targetId }: WireTarget): void {
    if (targetId && this.#assigning) {
      throw invalidArgument(
        'The target must not have an id: the ids of this stream are given by the server.',
      );
    }
  }
}
