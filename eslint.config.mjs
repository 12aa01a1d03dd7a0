import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import { readdirSync } from 'node:fs';
import boundaries from './scripts/lint/import-zones.mjs';

/** One zone per feature, so that no feature reaches into another's inside. */
const featureZones = (side) => {
  const root = `${side}/src/features`;
  let areas = [];
  try {
    areas = readdirSync(new URL(root, import.meta.url), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
  } catch {
    return [];
  }
  return areas.map(({ name }) => ({
    in: `${root}/${name}`,
    not: root,
    except: [`${root}/${name}`],
    message: 'A feature imports no other feature: move what is shared to components/, lib/ or domain/.',
  }));
};

const apart = (folder, others, message) => others.map((not) => ({ in: folder, not, message }));
const shared = ['web/src/lib', 'web/src/components', 'web/src/theme', 'web/src/i18n'];

const zones = [
  ...apart('domain', ['web', 'functions', 'emulator', 'tests', 'scripts'], 'domain imports nothing of ours.'),
  ...apart('web', ['functions', 'emulator', 'tests', 'scripts'], 'web imports domain alone.'),
  ...apart('functions', ['web', 'emulator', 'tests', 'scripts'], 'functions import domain alone.'),
  ...apart(
    'emulator',
    ['web', 'functions', 'domain', 'tests', 'scripts'],
    'The emulator knows nothing of the product.',
  ),
  ...featureZones('web'),
  ...featureZones('functions'),
  ...shared.flatMap((room) =>
    apart(room, ['web/src/features', 'web/src/app'], 'Shared rooms do not import features or the app.'),
  ),
  // Transport is the outermost room: it joins operations to contracts, and nothing asks it for anything.
  ...[
    'access',
    'audio',
    'claims',
    'errors',
    'features',
    'firestore',
    'identity',
    'mail',
    'records',
    'storage',
    'tokens',
  ].map((room) => ({
    in: `functions/src/${room}`,
    not: 'functions/src/http',
    message: 'http/ is transport: who is calling is in access/, failures are in errors/.',
  })),
  {
    in: 'functions/src/records',
    not: 'functions/src/features',
    message: 'Records are kept below the features: what an operation decides stays in its feature.',
  },
  {
    in: 'web/src/features',
    not: 'web/src/app',
    except: ['web/src/app/paths.ts'],
    message: 'Features know paths.ts of the app and nothing else of it.',
  },
];

const firebaseSdk = {
  // The packages, and not our own folder of the same name.
  regex: '^(firebase|reactfire|@firebase)(/|$)',
  message: 'Only web/src/lib/firebase talks to the Firebase SDK: import from there.',
};

/** Every function loads what this file imports; what one of them runs is imported where it is called. */
const everyFunctionsCode = {
  regex: String.raw`^\./(?!config|http/(?:raw-body|when-called)|scheduled/(?:now|schedules)|tokens/link-key|region\.json)`,
  message: 'Import what one function runs where it is called, so that the others do not load it.',
};
const anyCollection = {
  selector: "CallExpression[callee.property.name='collection'][callee.object.callee.name='db']",
  message: 'Use collectionOf: it takes no collection without a row in the access matrix.',
};

const namelessProgress = {
  selector:
    "JSXOpeningElement[name.name=/^(Circular|Linear)Progress$/]:not(:has(JSXAttribute[name.name='aria-hidden'])):not(:has(JSXAttribute[name.name='aria-label']))",
  message:
    'Name what is awaited by aria-label, or hide it with aria-hidden where the words around it say so.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/lib/**',
      '!web/src/lib/**',
      'emulator-data/**',
      '**/.cache/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { boundaries },
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    rules: {
      'boundaries/import-zones': ['error', zones],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      eqeqeq: ['error', 'always'],
      'no-param-reassign': 'off',
    },
  },
  {
    // How tests are run is the scripts' concern, and no part of a package.
    files: ['{domain,functions,web}/vitest.config.ts'],
    rules: { 'boundaries/import-zones': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      'no-restricted-imports': ['error', { patterns: [firebaseSdk] }],
      'no-restricted-syntax': ['error', namelessProgress],
    },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/firestore/db.ts'],
    rules: { 'no-restricted-syntax': ['error', anyCollection] },
  },
  {
    files: ['functions/src/index.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [everyFunctionsCode] }] },
  },
  { files: ['web/src/lib/firebase/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', '**/test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['scripts/**', '**/bin/**', 'tests/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
);
