import type { DeclaredIndexes } from '../indexes/enforce.ts';
import type { Issue, Ruleset, SourceFile } from '../rules/contract.ts';
import type { Database } from '../storage/database.ts';
import { Triggers } from '../triggers/triggers.ts';
import { DatabaseService } from './database-service.ts';
import { compileFirestoreRules } from './ruleset.ts';
import { UsageCounter } from './usage.ts';
import { ListenerHub } from '../listeners/hub.ts';

interface ProjectOptions {
  readonly initialRules: () => Ruleset | undefined;
  readonly functionsHost?: string;
  readonly seed: (database: Database) => void;
  readonly indexes: DeclaredIndexes;
}

export class Project {
  readonly id: string;
  readonly usage = new UsageCounter();
  readonly triggers: Triggers;
  readonly #options: ProjectOptions;
  readonly #databases = new Map<string, { service: DatabaseService; hub: ListenerHub }>();
  readonly #rulesWatchers = new Set<() => void>();
  /** Rules loaded into this project, which replace the initial ones. */
  #loaded: Ruleset | undefined;

  constructor(id: string, options: ProjectOptions) {
    this.id = id;
    this.#options = options;
    this.triggers = new Triggers(id, options.functionsHost);
  }

  /** The database with that id, created on first use. */
  database(database: string): DatabaseService {
    return this.#entry(database).service;
  }

  /** Notifies that database's streams of commits. */
  hub(database: string): ListenerHub {
    return this.#entry(database).hub;
  }

  get databases(): readonly DatabaseService[] {
    return [...this.#databases.values()].map((entry) => entry.service);
  }

  get rules(): Ruleset | undefined {
    return this.#loaded ?? this.#options.initialRules();
  }

  /** Sets new rules; with errors the old ones stay. */
  setRules(files: readonly SourceFile[]): { readonly ok: boolean; readonly issues: readonly Issue[] } {
    const compiled = compileFirestoreRules(files);
    if (!compiled.ok) return compiled;
    this.#loaded = compiled.ruleset;
    this.#tellOfRules();
    return { ok: true, issues: compiled.issues };
  }

  initialRulesChanged(): void {
    if (this.#loaded === undefined) this.#tellOfRules();
  }

  onRulesChange(watcher: () => void): () => void {
    this.#rulesWatchers.add(watcher);
    return () => {
      this.#rulesWatchers.delete(watcher);
    };
  }

  /** Resets every database to its initial state. */
  reset(): void {
    for (const database of this.databases) {
      database.reset();
      this.#options.seed(database.store);
    }
    this.usage.reset();
  }

  close(): void {
    for (const { service, hub } of this.#databases.values()) {
      hub.close();
      service.close();
    }
  }

  #tellOfRules(): void {
    for (const watcher of [...this.#rulesWatchers]) watcher();
  }

  #entry(database: string): { service: DatabaseService; hub: ListenerHub } {
    const current = this.#databases.get(database);
    if (current !== undefined) return current;

    const service = new DatabaseService(
      { projectId: this.id, database },
      { rules: () => this.rules, usage: this.usage, indexes: this.#options.indexes },
    );
    const entry = { service, hub: new ListenerHub(service.store) };

    this.#databases.set(database, entry);
    this.#options.seed(service.store);
    service.store.follow((changeSet) => {
      this.triggers.onCommit(service.store.name, changeSet);
    });

    return entry;
  }
}
