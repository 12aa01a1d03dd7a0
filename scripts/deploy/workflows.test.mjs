import { Ajv } from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap.mjs';

const FOLDER = `${ROOT}.github/workflows/`;
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(FOLDER + file, 'utf8')]);

const schema = JSON.parse(readFileSync(`${ROOT}deploy/workflow.schema.json`, 'utf8'));
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

describe.each(workflows)('%s', (_file, text) => {
  const workflow = parse(text);

  it('follows the schema of workflows', () => {
    expect(validate(workflow), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...workflow, jobs: { broken: { 'runs-on': 'ubuntu-latest', steps: [{}] } } })).toBe(
      false,
    );
  });

  it('has no key, and no input of a person in a command', () => {
    expect(text).not.toMatch(/credentials_json|secrets\.|FIREBASE_TOKEN/);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const commands = Object.values(workflow.jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('runs commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('releases only what was tested, and to an environment that may ask for approval', () => {
  const { jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8'));
  expect(jobs.deploy.needs).toBe('test');
  expect(jobs.deploy.environment).toContain('inputs.environment');
  expect(jobs.deploy.permissions['id-token']).toBe('write');
});
