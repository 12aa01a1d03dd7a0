import type { Issue, Ruleset, SourceFile, StorageValue } from '../rules/contract.ts';
import { compileRules } from '../rules/engine.ts';
import { readExpressionValue } from './expression-value.ts';
import { readFetchedDocument } from './fetched-document.ts';
import { isRecord, type JsonRecord } from './json.ts';
import { Verification } from './verification.ts';

/** Rulesets kept for pending requests; the CLI loads a new one per change and drops none. */
const mostRulesets = 200;

/** Speaks the line protocol between the CLI and the Storage rules runtime. */
export class StorageRulesRuntime {
  private readonly send: (message: JsonRecord) => void;
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly pending = new Map<unknown, Verification>();

  constructor(send: (message: JsonRecord) => void) {
    this.send = send;
  }

  /** Announces to the CLI that requests may come. */
  start(): void {
    this.send({ id: -1, status: 'ok', action: '', errors: [], warnings: [] });
  }

  /** Handles one line. An unreadable line gets an error reply if it has an id. */
  receive(line: string): void {
    if (line.trim() === '') return;

    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      message = undefined;
    }

    if (!isRecord(message)) {
      console.error('The Storage rules runtime received a line that is no request.');
      return;
    }

    try {
      this.dispatch(message);
    } catch (failure) {
      this.answer(message, [failure instanceof Error ? failure.message : String(failure)]);
    }
  }

  private dispatch(message: JsonRecord): void {
    const context = isRecord(message.context) ? message.context : {};
    const waiting = message.action === undefined ? this.pending.get(message.id) : undefined;
    if (waiting) {
      const document = message.status === 'ok' ? message.result : undefined;
      waiting.receive((path) => readFetchedDocument(path, document));
      this.advance(message, waiting);
    } else if (message.action === 'load_ruleset') this.load(message, context);
    else if (message.action === 'verify') this.verify(message, context);
    else this.answer(message, [`Unknown action: ${String(message.action)}.`]);
  }

  private load(message: JsonRecord, context: JsonRecord): void {
    const result = compileRules(readFiles(context.source), 'firebase.storage');
    const errors = result.issues.filter((issue) => issue.severity === 'ERROR').map(describe);
    const warnings = result.issues.filter((issue) => issue.severity === 'WARNING').map(describe);
    if (!result.ok) {
      this.answer(message, errors, warnings);
      return;
    }

    this.rulesets.set(String(context.rulesetName), result.ruleset);

    const [oldest] = this.rulesets.keys();
    if (this.rulesets.size > mostRulesets && oldest !== undefined) this.rulesets.delete(oldest);
    this.answer(message, errors, warnings, { rulesVersion: Number(result.ruleset.rulesVersion) });
  }

  private verify(message: JsonRecord, context: JsonRecord): void {
    const ruleset = this.rulesets.get(String(context.rulesetName));
    if (!ruleset) {
      this.answer(message, [`Unknown ruleset: ${String(context.rulesetName)}.`]);
      return;
    }

    const variables = new Map<string, StorageValue>();
    for (const [name, value] of Object.entries(isRecord(context.variables) ? context.variables : {})) {
      variables.set(name, readExpressionValue(value));
    }

    const path = String(context.path)
      .split('/')
      .filter((segment) => segment !== '');
    this.advance(message, new Verification(ruleset, String(context.method), path, variables));
  }

  private advance(message: JsonRecord, verification: Verification): void {
    this.pending.delete(message.id);

    const step = verification.advance();
    if (step.kind === 'fetch') {
      this.pending.set(message.id, verification);

      this.send({
        server_request_id: message.id,
        status: 'ok',
        action: 'fetch_firestore_document',
        context: { path: `/databases/(default)/documents/${step.path.join('/')}` },
        errors: [],
        warnings: [],
      });

      return;
    }

    const { allowed, detail } = step.verdict;
    // Refusals are normal; a failed rule deserves a developer's attention.
    const warnings = !allowed && detail.includes('evaluation error') ? [detail.trim()] : [];

    this.answer({ ...message, action: 'verify' }, [], warnings, { permit: allowed });
  }

  private answer(
    message: JsonRecord,
    errors: readonly string[],
    warnings: readonly string[] = [],
    result?: JsonRecord,
  ): void {
    const action = typeof message.action === 'string' ? message.action : '';
    this.send({ id: message.id, status: 'ok', action, errors, warnings, ...(result ? { result } : {}) });
  }
}

function readFiles(source: unknown): SourceFile[] {
  if (!isRecord(source) || !Array.isArray(source.files)) return [];
  return source.files.flatMap((file) =>
    isRecord(file) && typeof file.content === 'string'
      ? [{ name: typeof file.name === 'string' ? file.name : 'storage.rules', content: file.content }]
      : [],
  );
}

function describe(issue: Issue): string {
  return `${issue.fileName}:${String(issue.line)}:${String(issue.column)} - ${issue.severity} ${issue.description}`;
}
