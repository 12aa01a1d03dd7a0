import { AppCheck } from '../app-check/app-check.ts';
import { NO_INDEX_CHECK, type DeclaredIndexes } from '../indexes/enforce.ts';
import type { Ruleset } from '../rules/contract.ts';
import type { Database } from '../storage/database.ts';
import type { DatabaseName } from '../storage/names.ts';
import type { DatabaseService } from './database-service.ts';
import { Project } from './project.ts';

export interface EmulatorOptions {
  /** Every project's initial rules; without any, everything is allowed. */
  readonly initialRules?: Ruleset;
  /** `host:port` of the Functions emulator, for triggers. */
  readonly functionsHost?: string;
  readonly seed?: (database: Database) => void;
  readonly indexes?: DeclaredIndexes;
  /** Refuse calls without an App Check token, except an admin's. */
  readonly enforcesAppCheck?: boolean;
}

/** The emulator behind its transports. Projects are created on first use. */
export class Emulator {
  readonly appCheck = new AppCheck();
  readonly #options: EmulatorOptions;
  readonly #projects = new Map<string, Project>();
  #initialRules: Ruleset | undefined;

  constructor(options: EmulatorOptions = {}) {
    this.#options = options;
    this.#initialRules = options.initialRules;
  }

  get enforcesAppCheck(): boolean {
    return this.#options.enforcesAppCheck === true;
  }

  project(projectId: string): Project {
    const current = this.#projects.get(projectId);
    if (current !== undefined) return current;

    const project = new Project(projectId, {
      initialRules: () => this.#initialRules,
      functionsHost: this.#options.functionsHost,
      seed: this.#options.seed ?? (() => undefined),
      indexes: this.#options.indexes ?? NO_INDEX_CHECK,
    });

    this.#projects.set(projectId, project);

    return project;
  }

  database(name: DatabaseName): DatabaseService {
    return this.project(name.projectId).database(name.database);
  }

  /** Replaces the initial rules in projects that have loaded none. */
  setInitialRules(ruleset: Ruleset): void {
    this.#initialRules = ruleset;
    for (const project of this.#projects.values()) project.initialRulesChanged();
  }

  /** Resets every database to its initial state. */
  reset(): void {
    for (const project of this.#projects.values()) project.reset();
  }

  close(): void {
    for (const project of this.#projects.values()) project.close();
  }
}
