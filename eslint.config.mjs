import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import importX from 'eslint-plugin-import-x';
import { readdirSync } from 'node:fs';

/** One zone per feature, so that no feature reaches into another's inside. */
const featureZones = (side) => {
  const root = `./${side}/src/features`;
  let areas = [];
  try {
    areas = readdirSync(new URL(root, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
  return areas.map((area) => ({
    target: `${root}/${area}`,
    from: root,
    except: [`./${area}`],
    message: 'A feature imports no other feature: move what is shared to components/, lib/ or domain/.',
  }));
};

const zones = [
  {
    target: './domain',
    from: ['./web', './functions', './emulator', './tests', './scripts'],
    message: 'domain imports nothing of ours.',
  },
  {
    target: './web',
    from: ['./functions', './emulator', './tests', './scripts'],
    message: 'web imports domain alone.',
  },
  {
    target: './functions',
    from: ['./web', './emulator', './tests', './scripts'],
    message: 'functions import domain alone.',
  },
  {
    target: './emulator',
    from: ['./web', './functions', './domain', './tests', './scripts'],
    message: 'The emulator knows nothing of the product.',
  },
  ...featureZones('web'),
  ...featureZones('functions'),
  {
    target: ['./web/src/lib', './web/src/components', './web/src/theme', './web/src/i18n'],
    from: ['./web/src/features', './web/src/app'],
    message: 'Shared rooms do not import features or the app.',
  },
  {
    target: './web/src/features',
    from: './web/src/app',
    except: ['./paths.ts'],
    message: 'Features know paths.ts of the app and nothing else of it.',
  },
];

const firebaseSdk = {
  group: ['firebase', 'firebase/*', 'reactfire', '@firebase/*'],
  message: 'Only web/src/lib/firebase talks to the Firebase SDK: import from there.',
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
    plugins: { 'import-x': importX },
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
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
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      'no-restricted-imports': ['error', { patterns: [firebaseSdk] }],
    },
  },
  { files: ['web/src/lib/firebase/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', '**/test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['scripts/**', '**/bin/**', 'tests/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
);
