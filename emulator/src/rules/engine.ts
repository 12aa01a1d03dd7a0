import { checkFiles } from './check/checker.ts';
import type { CompileResult, Issue, Ruleset, Service, SourceFile } from './contract.ts';
import { CoverageBook } from './coverage/book.ts';
import { markConditions } from './coverage/conditions.ts';
import { createCoverageReport } from './coverage/report.ts';
import { Judge } from './evaluate/authorize.ts';
import { ExpressionCompiler } from './evaluate/compile.ts';
import { compileMatches } from './evaluate/ruleset-tree.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseFile } from './syntax/parser.ts';
import { Source } from './syntax/source.ts';

/** Compiles security rules for one service. Errors refuse the ruleset; code with a warning evaluates to an error, which denies. */
export function compileRules(files: readonly SourceFile[], service: Service): CompileResult {
  const parsed: RulesFile[] = [];
  const issues: Issue[] = [];

  for (const file of files) {
    const result = parseFile(new Source(file));
    issues.push(...result.issues);
    if (result.file) parsed.push(result.file);
  }

  const complete = parsed.length === files.length;
  if (complete) issues.push(...checkFiles(parsed, service));
  issues.sort((a, b) => a.fileName.localeCompare(b.fileName) || a.line - b.line || a.column - b.column);

  if (issues.some((issue) => issue.severity === 'ERROR')) return { ok: false, issues };

  const coverage = new CoverageBook();
  const services = parsed.flatMap((file) => file.services.filter((declared) => declared.name === service));
  const matches = compileMatches(parsed, services, new ExpressionCompiler(service, coverage));

  markConditions(parsed, services, coverage);

  const rulesVersion = parsed.some((file) => file.version?.value === '2') ? '2' : '1';
  const judge = new Judge(matches, rulesVersion);

  const ruleset: Ruleset = {
    rulesVersion,
    sources: files.map(({ name, content }) => ({ name, content })),
    authorize: (request) => judge.firestore(request),
    authorizeStorage: (request) => judge.storage(request),
    coverage: () => coverage.read(),
    coverageReport: () => createCoverageReport(parsed, coverage),
  };

  return { ok: true, ruleset, issues };
}
