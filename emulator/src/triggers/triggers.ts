import type { ChangeSet } from '../storage/change.ts';
import type { DatabaseName } from '../storage/names.ts';
import { deliver } from './deliver.ts';
import { Queue } from './queue.ts';
import { createEvents, type TriggerDefinition } from './events.ts';

/** Concurrent calls per function. The Functions emulator starts a process for each call without an idle one, which costs far more than waiting in the queue. */
const WIDTH = 3;

interface Registered {
  readonly definition: TriggerDefinition;
  readonly queue: Queue;
}

/** The functions to call after commits, registered by the Functions emulator under its own keys. */
export class Triggers {
  readonly #projectId: string;
  readonly #functionsHost: string | undefined;
  readonly #registered = new Map<string, Registered>();

  constructor(projectId: string, functionsHost: string | undefined) {
    this.#projectId = projectId;
    this.#functionsHost = functionsHost;
  }

  register(key: string, definition: TriggerDefinition): void {
    // A function registered again, as after a reload, keeps its queue.
    this.#registered.set(key, { definition, queue: this.#registered.get(key)?.queue ?? new Queue(WIDTH) });
  }

  unregister(key: string): void {
    this.#registered.delete(key);
  }

  /** Calls the functions that follow these documents. The commit doesn't wait for them. */
  onCommit(database: DatabaseName, changeSet: ChangeSet): void {
    if (this.#functionsHost === undefined || changeSet.imported === true) return;
    for (const [key, { definition, queue }] of this.#registered) {
      const url = `http://${this.#functionsHost}/functions/projects/${this.#projectId}/triggers/${key}`;
      for (const event of createEvents(definition, database, changeSet)) {
        queue.add(() => deliver(url, event));
      }
    }
  }
}
