/** Checks `/api/openapi.json` as strangers would: two linters' recommended rules, and a generated client that compiles. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { readDocument } from './write-examples.mjs';

const CLIENT = 'client.ts';
/** A call of the generated types, so that paths, replies and errors are resolved. */
const USE = `
export type Project = paths['/project/{id}']['get']['responses']['200']['content']['application/json']['collection'];
export const readName = ({ name }: Project): string => name;
`;

const runRedocly = async (document) => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
};

const runSpectral = async (document) => {
  const linter = new spectral.Spectral();
  const ruleset = /** @type {unknown} */ ({ extends: [[rulesets.oas, 'recommended']] });
  linter.setRuleset(/** @type {import('@stoplight/spectral-core').RulesetDefinition} */ (ruleset));
  const problems = await linter.run(document);
  return problems
    .filter(({ severity }) => severity === 0)
    .map(({ code, message, path }) => `spectral ${code}: ${message} ${path.join('/')}`);
};

/** Compiles the types of a generated client with a use of them; returns the compiler's errors. */
const compileClient = async (document) => {
  const text = astToString(await openapiTypescript(document)) + USE;
  const options = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;

  host.getSourceFile = (name, ...rest) =>
    name === CLIENT
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);

  const program = ts.createProgram([CLIENT], options, host);

  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => `client: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
};

const document = structuredClone(await readDocument());
const checks = [runRedocly, runSpectral, compileClient];
const problems = (await Promise.all(checks.map((check) => check(document)))).flat();
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
