import type { ChangeSet } from '../storage/database.ts';
import type { DatabaseName } from '../storage/names.ts';
import { deliver } from './deliver.ts';
import { Queue } from './queue.ts';
import { eventsFor, type TriggerDefinition } from './events.ts';

/** The functions to call after commits, registered by the Functions emulator under its own keys. */
export class Triggers {
  readonly #projectId: string;
  readonly #functionsHost: string | undefined;
  readonly #queue = new Queue(32);
  readonly #definitions = new Map<string, TriggerDefinition>();

  constructor(projectId: string, functionsHost: string | undefined) {
    this.#projectId = projectId;
    this.#functionsHost = functionsHost;
  }

  register(key: string, definition: TriggerDefinition): void {
    this.#definitions.set(key, definition);
  }

  unregister(key: string): void {
    this.#definitions.delete(key);
  }

  /** Calls the functions that follow any of these documents. The commit does not wait for them. */
  onCommit(database: DatabaseName, changeSet: ChangeSet): void {
    if (this.#functionsHost === undefined || changeSet.imported === true) return;
    for (const [key, definition] of this.#definitions) {
      const url = `http://${this.#functionsHost}/functions/projects/${this.#projectId}/triggers/${key}`;
      for (const event of eventsFor(definition, database, changeSet)) {
        this.#queue.add(() => deliver(url, event));
      }
    }
  }
}
