import { readdirSync } from 'node:fs';

const listFolders = (path) =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** One zone per feature, because features don't import each other. */
const makeFeatureZones = (root) =>
  listFolders(root).map((name) => ({
    in: `${root}/${name}`,
    not: root,
    except: [`${root}/${name}`],
    message: 'A feature imports no other feature: move what two need to common/, or to domain/.',
  }));

const separate = (folder, folders, message) => folders.map((not) => ({ in: folder, not, message }));

const SHARED = ['lib', 'components', 'common', 'theme', 'i18n'].map((room) => `web/src/${room}`);

/** The layers of the functions, from above: each imports those below it. `docs/architecture.md` prints this table. */
export const LAYERS = [
  [
    'incoming',
    'how a call comes in: `http` (routes, validation, idempotency, reference), `scheduled` (the clock), `pages` behind links, `repair` for scripts',
  ],
  ['features', 'the operations and `jobs`, by area'],
  ['common', 'what several features do: `cancellation`, `people`, `scripts`'],
  ['auth', 'who calls and may enter: `access`, `claims`, `identity`, `invitations`'],
  ['outgoing', 'what goes out: `mail`, `documents`, `calendar`, `webhooks`, `push`, `images`'],
  [
    'work',
    'what operations share: `unit` (units of work), `access` (to records), `collections` (with their queries), `records` (changes that several operations make), `following` (what follows from a change), `copies` (read models and their repair), `tokens` of links and keys, `pricing`, …',
  ],
  [
    'platform',
    'what knows nothing of the product: `firestore`, `storage`, `sound`, `audit` (seals), `errors`',
  ],
];

/** One zone per pair of a layer and one above it. */
const makeLayerZones = () =>
  LAYERS.flatMap(([layer], index) =>
    separate(
      `functions/src/${layer}`,
      LAYERS.slice(0, index).map(([above]) => `functions/src/${above}`),
      `${layer}/ is below: layers import downwards alone.`,
    ),
  );

/** Loaded by the entry point for every function. */
const LOADED_BY_ALL = [
  'config.ts',
  'service-accounts.ts',
  'incoming/http/raw-body.ts',
  'incoming/http/load-when-called.ts',
  'incoming/scheduled/on-clock.ts',
  'work/tokens/link-key.ts',
  'work/unit/following.ts',
  'region.json',
].map((file) => `functions/src/${file}`);

/** `{ in, not, except?, isStatic?, message }`: `in` imports nothing from `not`, except `except`. `isStatic` zones allow `import()`. */
export const ZONES = [
  ...separate(
    'domain',
    ['web', 'functions', 'emulator', 'tests', 'scripts'],
    'domain imports nothing of ours.',
  ),
  ...separate('web', ['functions', 'emulator', 'tests', 'scripts'], 'web imports domain alone.'),
  ...separate('functions', ['web', 'emulator', 'tests', 'scripts'], 'functions import domain alone.'),
  ...separate(
    'emulator',
    ['web', 'functions', 'domain', 'tests', 'scripts'],
    'The emulator knows nothing of the product.',
  ),
  ...['tests', 'scripts'].map((room) => ({
    in: room,
    not: 'emulator',
    except: ['emulator/src/index.ts', 'emulator/cli.mjs'],
    message: 'The emulator is a package: import what it exports.',
  })),
  ...makeFeatureZones('web/src/features'),
  ...makeFeatureZones('functions/src/features'),
  ...SHARED.flatMap((room) =>
    separate(room, ['web/src/features', 'web/src/app'], 'Shared rooms import neither features nor the app.'),
  ),
  ...makeLayerZones(),
  ...separate(
    'functions/src/work/collections',
    ['functions/src/work/records', 'functions/src/work/following'],
    'A collection has its line and its queries: changes are in records/, what follows from them in following/.',
  ),
  ...separate(
    'functions/src/work/unit',
    ['functions/src/work/following'],
    'Read models are injected, so that an operation imports only its own: see unit/following.ts.',
  ),
  ...separate(
    'web/src/lib',
    ['web/src/components', 'web/src/common'],
    'lib is below components and common: what all need is in lib.',
  ),
  ...['app', 'features', 'common', 'components', 'theme', 'i18n', 'server'].flatMap((room) =>
    separate(`web/src/${room}`, ['web/src/lib/http/send.ts'], 'Call endpoints by `api` of lib/http/api.ts.'),
  ),
  ...['components', 'theme', 'i18n'].flatMap((room) =>
    separate(`web/src/${room}`, ['web/src/common'], 'Nothing of the product is below common/.'),
  ),
  {
    in: 'web/src/features',
    not: 'web/src/app',
    except: ['web/src/app/paths.ts'],
    message: 'Features import paths.ts of the app and nothing else of it.',
  },
  {
    in: 'functions/src/index.ts',
    not: 'functions/src',
    except: LOADED_BY_ALL,
    isStatic: true,
    message: 'Import what one function runs where it is called, so that the others do not load it.',
  },
];
