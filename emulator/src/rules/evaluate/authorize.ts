import type { FirestoreRequest, Method, StorageRequest, Verdict } from '../contract.ts';
import { getBranches } from '../prove/branches.ts';
import { createCandidate } from '../prove/candidate.ts';
import { fromDocument, fromStored } from './convert.ts';
import { Lookups } from './lookups.ts';
import { matchPath, type PathStep } from './matching.ts';
import { toRequestValue } from './request.ts';
import { nullValue, text, type RuleValue } from './rule-value.ts';
import { EvaluationLimit, Run } from './run.ts';
import type { CompiledAllow, CompiledMatch } from './ruleset-tree.ts';

const allowed: Verdict = { allowed: true, detail: '' };

export class Judge {
  private readonly matches: readonly CompiledMatch[];
  private readonly leastRecursive: 0 | 1;

  constructor(matches: readonly CompiledMatch[], rulesVersion: '1' | '2') {
    this.matches = matches;
    this.leastRecursive = rulesVersion === '2' ? 0 : 1;
  }

  firestore(request: FirestoreRequest): Verdict {
    const lookups = new Lookups(request.database, request.documents, request.budget);
    const value = toRequestValue(request);
    const root: PathStep[] = ['databases', request.database, 'documents'];
    if (request.method !== 'list') {
      const resource = request.resource ? fromDocument(request.database, request.resource) : nullValue;
      return this.judge([...root, ...request.path], new Run(value, resource, lookups), request.method);
    }

    const collectionId = request.path.at(-1) ?? '';
    const query = request.query ?? {
      parent: request.path.slice(0, -1),
      collectionId,
      allDescendants: false,
      orderBy: [],
    };
    const branches = getBranches(query.where);
    if (!branches) return { allowed: false, detail: 'Too many alternatives in the query.' };

    for (const branch of branches) {
      const candidate = createCandidate(request, query, branch);
      const run = new Run(value, candidate.resource, lookups);
      const verdict = this.judge([...root, ...candidate.path], run, 'list');
      // Every alternative can return documents, so all must be allowed.
      if (!verdict.allowed) return verdict;
    }

    return allowed;
  }

  storage(request: StorageRequest): Verdict {
    const lookups = new Lookups('(default)', request.documents, request.budget);
    const storageValue = request.variables.get('request');
    const base = storageValue ? fromStored(storageValue) : nullValue;
    const entries = new Map<string, RuleValue>(base.type === 'map' ? base.entries : []);
    entries.set('method', text(request.method));
    const resource = request.variables.get('resource');
    const run = new Run({ type: 'map', entries }, resource ? fromStored(resource) : nullValue, lookups);
    return this.judge(request.path, run, request.method);
  }

  private judge(path: readonly PathStep[], run: Run, method: Method): Verdict {
    const denials = new Denials(method);
    try {
      for (const match of this.matches) {
        const allows = match.allows.filter((allow) => allow.methods.has(method));
        if (allows.length === 0 || !matchPath(match.pattern, path, this.leastRecursive, run.bindings))
          continue;
        for (const allow of allows) {
          const value = allow.condition?.(run, noLocals);
          if (value === undefined || (value.type === 'bool' && value.value)) return allowed;
          denials.add(allow, value);
        }
      }
    } catch (failure) {
      // A RangeError is an exhausted stack: every request gets a response under any rules.
      if (failure instanceof EvaluationLimit || failure instanceof RangeError) {
        return { allowed: false, detail: denials.text(failure.message) };
      }
      throw failure;
    }

    return { allowed: false, detail: denials.text() };
  }
}

const noLocals: readonly RuleValue[] = [];

/** Collects why each rule refused, in the official emulator's words. */
class Denials {
  private readonly method: Method;
  private readonly refused: string[] = [];
  private readonly failed: string[] = [];
  private readonly causes: string[] = [];

  constructor(method: Method) {
    this.method = method;
  }

  add(allow: CompiledAllow, value: RuleValue): void {
    const where = `for '${this.method}' @ L${String(allow.at.line)}`;
    if (value.type !== 'error' && value.type !== 'unknown') {
      this.refused.push(`false ${where}`);
      return;
    }

    const { line, column } = allow.conditionAt;
    this.failed.push(`evaluation error at L${String(line)}:${String(column)} ${where}`);

    const cause =
      value.type === 'error' ? value.message : `${value.label} is not constrained by the query's filters.`;
    this.causes.push(`${cause} ${where}`);
  }

  text(last?: string): string {
    const all = [...this.failed, ...this.refused, ...this.causes, ...(last ? [last] : [])];
    return all.length > 0 ? `\n${all.join(', ')}` : 'No matching allow statements';
  }
}
