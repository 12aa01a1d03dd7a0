import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';

const long = `export const a = () => {\n${'  use(1);\n\n'.repeat(49)}  end();\n};`;
const wall = Array.from({ length: 20 }, (_, index) => `  use(${index});`);

/** Path, code and the rules that refuse it; no rules: valid code. */
const EXAMPLES = [
  ['web/src/features/a/other-feature.ts', "export * from '../b/x.ts';", 'own(import-zones)'],
  ['web/src/features/a/same-feature.ts', "export * from './x.ts'; export { a } from '../a/y.ts';"],
  ['web/src/features/a/app.ts', "import '../../app/router.tsx';", 'own(import-zones)'],
  ['web/src/features/a/paths.ts', "import '../../app/paths.ts';"],
  ['web/src/lib/feature.ts', "void import('../features/a/x.ts');", 'own(import-zones)'],
  ['web/src/lib/component.ts', "import '../components/x.ts';", 'own(import-zones)'],
  ['web/src/features/a/send.ts', "import '../../lib/http/send.ts';", 'own(import-zones)'],
  ['web/src/features/a/call.ts', "import '../../lib/http/api.ts';"],
  ['emulator/src/firebase.ts', "import '#firebase/live.ts';", 'own(import-zones)'],
  [
    'functions/src/work/collections/mail.ts',
    "export type { X } from '../../outgoing/mail/x.ts';",
    'own(import-zones)',
  ],
  [
    'domain/src/there.ts',
    "import type { Back } from './back.ts'; export type There = Back;",
    'import(no-cycle)',
  ],
  [
    'domain/src/back.ts',
    "import type { There } from './there.ts'; export type Back = There[];",
    'import(no-cycle)',
  ],
  [
    'web/src/updater.ts',
    'setState((now) => { ref.current = now; return now; }); setState((now) => now + 1);',
    'own(pure-updater)',
  ],
  [
    'domain/src/packed.ts',
    'export const a = { ...{ b: 1 }, c: [...[2], 3] };',
    'own(flat-literal)',
    'own(flat-literal)',
  ],
  ['domain/src/spread.ts', 'export const a = (b: number[]) => ({ ...(b[0] ? { b } : {}), c: [...b, 3] });'],
  ['web/src/Packed.tsx', 'export const A = () => <p {...{ id: "a" }} />;', 'own(flat-literal)'],
  ['domain/src/wall.ts', `export const a = () => {\n${wall.join('\n')}\n};`, 'own(paragraphs)'],
  ['domain/src/steps.ts', `export const a = () => {\n${wall.join('\n')}\n\n  end();\n};`],
  ['domain/src/long.ts', long, 'own(function-length)'],
  ['domain/src/short.ts', long.replace('\n\n', '\n')],
  ['domain/src/long.test.ts', long],
  ['scripts/seed/orders.mjs', long],
  [
    'domain/src/pronouns.ts',
    'export interface Asked { own: string }\nexport const a = ([one, ...others]: string[], { b: own }: { b: string }) => [one, own, ...others];',
    'own(plain-locals)',
    'own(plain-locals)',
    'own(plain-locals)',
    'own(plain-locals)',
  ],
  ['domain/src/field.ts', 'export const a = ({ own, ...rest }: { own: string }) => ({ own, rest });'],
  [
    'functions/src/features/a/by-hand.ts',
    "import { transact } from '../../work/unit/transact.ts'; void transact((work) => work.transaction.get(ref));",
    'own(one-way-to-write)',
    'own(one-way-to-write)',
  ],
  [
    'functions/src/features/a/unit.ts',
    "import { operation } from '../../work/unit/operation.ts'; operation('a.b', ({ work }) => work.read(a, 'b'));",
  ],
  [
    'functions/src/features/orders/by-hand.ts',
    "if (paid || order.state !== 'draft') throw new AppError(409, 'order.notNow'); if (entry.cancelledAt) { throw new AppError(409, 'a.b'); }",
    'own(refuse-by-table)',
    'own(refuse-by-table)',
  ],
  [
    'functions/src/features/orders/by-table.ts',
    "requireState(orderTransitions.place, stage); if (!invoice) throw new AppError(409, 'order.notNow');",
  ],
  ['web/src/functions.ts', "import '../../functions/src/x.ts';", 'own(import-zones)'],
  ['domain/src/web.ts', "import '../../web/src/x.ts';", 'own(import-zones)'],
  ['emulator/src/domain.ts', "import '@domain/api.ts';", 'own(import-zones)'],
  ['functions/src/auth/access/http.ts', "import '../../incoming/http/x.ts';", 'own(import-zones)'],
  ['functions/src/work/records/feature.ts', "import '../../features/a/x.ts';", 'own(import-zones)'],
  ['functions/src/work/collections/verb.ts', "import '../records/x.ts';", 'own(import-zones)'],
  [
    'functions/src/index.ts',
    "import './http/app.ts'; import './config.ts'; import 'luxon'; void import('./http/app.ts');",
    'own(import-zones)',
  ],
  ['tests/free.ts', "import '../functions/src/x.ts'; export const first = (all: string[]) => all[0]!;"],
  ['functions/src/read.ts', "export const talents = db().collection('talents');", 'own(collection-of)'],
  ['functions/src/platform/firestore/db.ts', "export const talents = db().collection('talents');"],
  [
    'web/src/Bare.tsx',
    "import { CircularProgress } from '@mui/material'; export const Bare = () => <CircularProgress size={1} />;",
    'own(named-progress)',
  ],
  [
    'web/src/Named.tsx',
    `import { LinearProgress } from '@mui/material'; export const Named = () => <LinearProgress aria-label="a" />;`,
  ],
  [
    'web/src/Hidden.tsx',
    "import { LinearProgress } from '@mui/material'; export const Hidden = () => <LinearProgress aria-hidden />;",
  ],
  ['web/src/Text.tsx', 'export const A = () => <p>Save it</p>;', 'own(screen-texts)'],
  ['web/src/Choice.tsx', "export const A = () => <p>{b ? 'Ready' : c}</p>;", 'own(screen-texts)'],
  ['web/src/Label.tsx', 'export const A = () => <Field label="Your name" />;', 'own(screen-texts)'],
  ['web/src/Alt.tsx', 'export const A = () => <img alt={`Logo of ${b}`} />;', 'own(screen-texts)'],
  ['web/src/Code.tsx', 'export const A = () => <bdi>EUR</bdi>;'],
  ['web/src/Icon.tsx', 'export const A = () => <IconButton><CloseIcon /></IconButton>;', 'own(named-button)'],
  ['web/src/Labelled.tsx', 'export const A = () => <IconButton aria-label={b}><CloseIcon /></IconButton>;'],
  [
    'web/src/Tooltip.tsx',
    'export const A = () => <Tooltip title={b}><IconButton><CloseIcon /></IconButton></Tooltip>;',
  ],
  ['web/src/Button.tsx', "export const A = () => <Button>{text('a.b')}</Button>;"],
  [
    'web/src/Facts.tsx',
    "export const A = () => <p>{`${b} · ${c}`}{d.join(' · ')}{e?.name}</p>;",
    'own(isolated-names)',
    'own(isolated-names)',
    'own(isolated-names)',
  ],
  ['web/src/Isolated.tsx', 'export const A = () => <Facts name={name}><bdi>{name}</bdi></Facts>;'],
  [
    'web/src/keys.ts',
    "addEventListener('keydown', a); window.addEventListener('keyup', a); b(event.key.toLowerCase(), event.key === 'x');",
    'own(page-keys)',
    'own(page-keys)',
    'own(page-keys)',
  ],
  ['web/src/lib/keys/read.ts', "window.addEventListener('keydown', a); b(event.key === 'x');"],
  [
    'web/src/Submit.tsx',
    'export const A = () => <Button type="submit">{b}</Button>;',
    'own(known-submissions)',
  ],
  [
    'web/src/Form.tsx',
    'export const A = () => <AppFormik><Formik /></AppFormik>;',
    'own(known-submissions)',
    'own(known-submissions)',
  ],
  [
    'web/src/automatic.ts',
    "import { createAutomaticKey } from './a.ts'; createAutomaticKey();",
    'own(known-submissions)',
  ],
  ['web/src/useSave.tsx', 'export const A = () => <AppFormik onSubmit={useSave()} />;'],
  ['domain/src/comment.ts', '// Sent at once to somebody.', 'own(plain-english)', 'own(plain-english)'],
  ['domain/src/wide.ts', `/** ${'a '.repeat(90)}*/`, 'own(plain-english)'],
  [
    'domain/src/name.test.ts',
    "describe('hence', () => { it.each([1])('anew', run); it('is said', () => use('whoever')); });",
    'own(plain-english)',
    'own(plain-english)',
  ],
  ['web/src/contract.ts', "import { a } from '@domain/a/b.api.ts'; a();", 'own(typed-contracts)'],
  ['web/src/types.ts', "import type { B } from '@domain/a/b.api.ts'; export type C = B;"],
  [
    'web/src/ByHand.tsx',
    `import { Box, Typography } from '@mui/material';
    export const A = () => (
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Box sx={{ display: 'grid', gap: 2, marginTop: 1 }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} />
        <Typography sx={{ color: 'text.secondary' }} />
        <Box component="p" />
      </Box>
    );`,
    'own(layout-primitives)',
    'own(layout-primitives)',
    'own(layout-primitives)',
    'own(layout-primitives)',
    'own(layout-primitives)',
  ],
  [
    'web/src/OtherStyles.tsx',
    `import { Box, Typography } from '@mui/material'; import { Row } from './Row.tsx';
    export const A = (a: object) => (
      <Row gap={2} sx={{ marginTop: 1 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 1 }} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }} {...a} />
        <Typography sx={{ color: 'error.main' }} />
      </Row>
    );`,
  ],
  ['web/src/sdk.ts', "import 'firebase/auth';", 'eslint(no-restricted-imports)'],
  ['web/src/lib/firebase/sdk.ts', "import 'firebase/auth';"],
  [
    'web/src/useHook.ts',
    'export const useIt = (is: boolean) => is && useId();',
    'react-hooks(rules-of-hooks)',
  ],
  [
    'web/src/useDeps.ts',
    "import { useEffect } from 'react'; export const useIt = (id: string) => useEffect(() => open(id), []);",
    'react-hooks(exhaustive-deps)',
  ],
  ['domain/src/any.ts', 'export const a = (b: any) => b;', 'typescript(no-explicit-any)'],
  ['domain/src/sure.ts', 'export const a = (b?: string) => b!;', 'typescript(no-non-null-assertion)'],
  [
    'domain/src/types.ts',
    "import { T } from './t.ts'; export const a: T = 1;",
    'typescript(consistent-type-imports)',
  ],
  ['domain/src/unused.ts', 'const a = 1; export const b = (_c: number) => 2;', 'eslint(no-unused-vars)'],
  ['domain/src/loose.ts', 'export const a = (b: unknown) => b == 1;', 'eslint(eqeqeq)'],
  ['domain/src/log.ts', "console.log('a');", 'eslint(no-console)'],
  ['scripts/log.mjs', "console.log('a');"],
  [
    'domain/src/disabled.ts',
    '// oxlint-disable-next-line no-var\nexport const a = 1;',
    'Unused oxlint-disable directive (no problems were reported).',
  ],
];

let root;
const found = new Map();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const path of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  for (const path of ['web/src/features/b', 'functions/src/features/a'])
    mkdirSync(join(root, path), { recursive: true });

  for (const [path, code] of EXAMPLES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }

  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], { cwd: root, encoding: 'utf8' });
  for (const { filename, code, message } of JSON.parse(stdout).diagnostics)
    // Screens in examples declare no components.
    if (code !== 'react(jsx-no-undef)')
      found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
});
afterAll(() => rmSync(root, { recursive: true }));

test('each example breaks exactly the rule beside it', () => {
  const expected = EXAMPLES.flatMap(([path, , ...rules]) => (rules.length > 0 ? [[path, rules]] : []));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
