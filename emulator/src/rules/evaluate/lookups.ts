import type { AccessBudget, DocumentReader } from '../contract.ts';
import { fromDocument } from './convert.ts';
import {
  bool,
  error,
  isKnown,
  nullValue,
  getUnusable,
  type RuleError,
  type RulePath,
  type RuleValue,
} from './rule-value.ts';

export type LookupName = 'get' | 'exists' | 'getAfter' | 'existsAfter';

/** `get()` and the like for one request: within the budget, each document read once. */
export class Lookups {
  private readonly database: string;
  private readonly documents: DocumentReader;
  private readonly budget: AccessBudget;
  private readonly found = new Map<string, RuleValue>();

  constructor(database: string, documents: DocumentReader, budget: AccessBudget) {
    this.database = database;
    this.documents = documents;
    this.budget = budget;
  }

  call(name: LookupName, argument: RuleValue): RuleValue {
    if (!isKnown(argument)) return getUnusable(argument);
    if (argument.type !== 'path') {
      return error(
        `Unsupported operation error. Received: ${name}(${argument.type}). Expected: ${name}(path).`,
      );
    }

    const after = name === 'getAfter' || name === 'existsAfter';
    const document = this.read(name, argument, after);
    if (document.type === 'error') return document;

    return name === 'get' || name === 'getAfter' ? document : bool(document.type !== 'null');
  }

  private read(name: LookupName, path: RulePath, after: boolean): RuleValue {
    const [root, database, documents, ...below] = path.segments;
    const wellFormed =
      root === 'databases' && documents === 'documents' && below.length > 0 && below.length % 2 === 0;
    if (!wellFormed || database !== this.database) return refuse(name, path);

    const key = `${after ? 'after' : 'before'}/${below.join('/')}`;
    const cached = this.found.get(key);
    if (cached) return cached;

    if (!this.budget.seen.has(key)) {
      if (this.budget.seen.size >= this.budget.limit) return refuse(name, path);
      this.budget.seen.add(key);
    }

    const document = after ? this.documents.after(below) : this.documents.before(below);
    const value = document ? fromDocument(this.database, document) : nullValue;

    this.found.set(key, value);

    return value;
  }
}

/** The error of a skipped look-up, with the path in protobuf's text format like the official emulator. */
function refuse(name: string, path: RulePath): RuleError {
  const segments = path.segments.map(
    (segment) => `  segments {\n    simple: ${JSON.stringify(segment)}\n  }\n`,
  );
  return error(`Service call error. Function: [${name}], Argument: [path_value {\n${segments.join('')}}\n].`);
}
