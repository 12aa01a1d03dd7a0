import type { ServerResponse } from 'node:http';
import type { Issue, SourceFile } from '../../rules/contract.ts';
import { toCoverageHtml, toCoverageJson } from '../../rules/coverage.ts';
import type { Project } from '../../server/project.ts';
import { invalidArgument } from '../../status/status.ts';
import { sendJson } from '../rest/http.ts';

interface Body {
  readonly rules?: { readonly files?: readonly { readonly name?: string; readonly content?: string }[] };
  readonly ignore_errors?: boolean;
  readonly ignoreErrors?: boolean;
}

/** Loads a project's rules. Errors refuse the load, unless the caller requested only a check. */
export function loadSecurityRules(project: Project, body: unknown, response: ServerResponse): void {
  const { rules, ignore_errors, ignoreErrors }: Body = typeof body === 'object' && body !== null ? body : {};
  const files: readonly SourceFile[] = (rules?.files ?? []).map((file) => ({
    name: file.name ?? '',
    content: file.content ?? '',
  }));
  if (files.length === 0) throw invalidArgument('No rules files were given.');

  const { ok, issues } = project.setRules(files);
  if (!ok && ignore_errors !== true && ignoreErrors !== true) {
    const errors = issues
      .filter((issue) => issue.severity === 'ERROR')
      .map(({ line, column, description }) => `L${line}:${column} ${description}`);
    throw invalidArgument(['Error compiling rules:', ...errors].join('\n'));
  }

  sendJson(response, issues.length === 0 ? {} : { issues: issues.map(issueToJson) });
}

export function sendRuleCoverage(project: Project, html: boolean, response: ServerResponse): void {
  const sources = project.rules?.sources ?? [];
  const expressions = project.rules?.coverage() ?? [];
  const report = project.rules?.coverageReport();
  const type = html ? 'text/html' : 'application/json';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
  response.end(html ? toCoverageHtml(sources, expressions) : toCoverageJson(sources, expressions, report));
}

function issueToJson(issue: Issue): object {
  return {
    sourcePosition: { fileName: issue.fileName, line: issue.line, column: issue.column },
    description: issue.description,
    severity: issue.severity,
  };
}
