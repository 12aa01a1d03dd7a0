import { UNDECLARED, type DeclaredIndexes } from '../indexes/enforce.ts';
import type { Ruleset } from '../rules/contract.ts';
import type { Database } from '../storage/database.ts';
import type { DatabaseName } from '../storage/names.ts';
import type { DatabaseService } from './database-service.ts';
import { Project } from './project.ts';

export interface EmulatorOptions {
  /** Rules every project starts with; none allows everything. */
  readonly initialRules?: Ruleset;
  /** `host:port` of the Functions emulator, for triggers. */
  readonly functionsHost?: string;
  /** Fills a database that has just been made or reset. */
  readonly seed?: (database: Database) => void;
  readonly indexes?: DeclaredIndexes;
}

/** The whole emulator behind its transports: projects, made on first use. */
export class Emulator {
  readonly #options: EmulatorOptions;
  readonly #projects = new Map<string, Project>();
  #initialRules: Ruleset | undefined;

  constructor(options: EmulatorOptions = {}) {
    this.#options = options;
    this.#initialRules = options.initialRules;
  }

  project(projectId: string): Project {
    const known = this.#projects.get(projectId);
    if (known !== undefined) return known;
    const project = new Project(projectId, {
      initialRules: () => this.#initialRules,
      functionsHost: this.#options.functionsHost,
      seed: this.#options.seed ?? (() => undefined),
      indexes: this.#options.indexes ?? UNDECLARED,
    });
    this.#projects.set(projectId, project);
    return project;
  }

  database(name: DatabaseName): DatabaseService {
    return this.project(name.projectId).database(name.database);
  }

  /** Puts other rules in force wherever none were loaded since the start. */
  setInitialRules(ruleset: Ruleset): void {
    this.#initialRules = ruleset;
    for (const project of this.#projects.values()) project.initialRulesChanged();
  }

  /** Puts every database back to what it was at the start. */
  reset(): void {
    for (const project of this.#projects.values()) project.reset();
  }

  close(): void {
    for (const project of this.#projects.values()) project.close();
  }
}
