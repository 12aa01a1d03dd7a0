import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Graph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const src = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

const matchPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

const matchMui = (...names: string[]) => matchPackages(`@mui/material/(?:${names.join('|')})`);

/** Modules shipped as one file because they are used together, on few pages; rarest first. */
const THINGS: readonly (readonly [name: string, what: RegExp])[] = [
  ['pickers', matchPackages('@mui/x-date-pickers')],
  ['grid', matchPackages('@mui/x-[a-z-]+', '@base-ui/utils', 'reselect')],
  ['drag', matchPackages('@dnd-kit/[a-z]+')],
  [
    'firestore',
    /\/node_modules\/(?:@firebase\/(?:firestore|webchannel-wrapper)|firebase\/firestore)\/|\/web\/src\/lib\/firebase\/(?:absent|line)/,
  ],
  ['second-factor', /\/@firebase\/auth\/[^?]*\?apart$/],
  [
    'identity',
    /\/node_modules\/(?:@firebase\/[a-z-]+|firebase|idb|tslib)\/|\/web\/src\/lib\/firebase\/(?:app|keptFor)\.ts/,
  ],
  ['dates', matchPackages('luxon')],
  ['visitors', /\/web\/src\/features\/castings\/guest\//],
  ['plain', /\/web\/src\/(?:components\/(?:plain\/|states\/FailedHere)|lib\/submission\/useOptimistic)/],
  [
    'slots',
    /\/domain\/src\/(?:availability\/(?:slots|availability)|projects\/progress)\.ts|\/web\/src\/(?:lib\/zones|features\/availability\/data\/useDayTitle)/,
  ],
  [
    'takes',
    /\/web\/src\/(?:common\/(?:comments\/Moments|compare\/comparison)|features\/auditions\/components\/ofTalent)|\/domain\/src\/castings\/voice-comments/,
  ],
  [
    'unreached',
    /\/web\/src\/common\/mail\/(?:Unreached|useUnreached)|\/@mui\/(?:material\/AlertTitle\/|icons-material\/Unsubscribe)/,
  ],
  ['vacations', /\/web\/src\/features\/talents\/components\/(?:MonthGrid|VacationCalendar)/],
  ['figures', /\/domain\/src\/audio\/(?:mp3-frames|findings)\.ts|\/web\/src\/common\/demos\/qualityFigures/],
  ['voices', /\/web\/src\/(?:common\/voices\/(?:VoiceName|VoiceListSkeleton)|components\/useInViewport)/],
  [
    'pricing',
    /\/domain\/src\/pricing\/(?:territories|licences|pricing|rate-tables|agency-options)\.ts|\/web\/src\/common\/pricing\/(?:priceFigures|useVoicePrice|voicePriceCache|VoicePriceLabel)|\/licensing\/data\/licenceChoice|\/rateTables\/data\/licenceOptions/,
  ],
  [
    'scores',
    /\/@mui\/material\/Slider\/|\/web\/src\/features\/dossiers\/(?:components\/(?:Connection(?:Card|Dialogs)|ScoreForm|FormScore|ComputedScore|scoreValues))/,
  ],
  [
    'uploads',
    /\/web\/src\/(?:components\/upload\/(?:AudioUploader|audioFaults|ConversionProgress)|lib\/http\/(?:upload|retryUntilAnswered))\.tsx?$|\/domain\/src\/audio\/limits/,
  ],
  [
    'waveform',
    /\/node_modules\/wavesurfer\.js\/|\/web\/src\/components\/waveform\/|\/domain\/src\/audio\/gain|\/@mui\/icons-material\/(?:PlayArrow|Pause)Rounded/,
  ],
  [
    'choices',
    matchMui(
      'TextField',
      'NativeSelect',
      'Select/(?!utils)',
      '(?:use)?Autocomplete',
      'Checkbox',
      'Radio\\w*',
      'Switch',
      'FilledInput',
      'Input',
      'FormControlLabel',
      'FormGroup',
      'internal/SwitchBase',
    ),
  ],
  [
    'forms',
    matchPackages(
      'formik',
      'yup',
      'lodash-es',
      'deepmerge',
      'react-fast-compare',
      'hoist-non-react-statics',
      'tiny-case',
      'property-expr',
      'toposort',
      '@mui/material/(?:InputBase|OutlinedInput|InputLabel|InputAdornment|TextareaAutosize|FormControl/(?:FormControl|index|formControlClasses)|FormLabel)',
    ),
  ],
  [
    'overlays',
    /\/@popperjs\/|\/@mui\/material\/(?:Dialog\w*|Menu\w*|Modal|Popover|Popper|Tooltip|Unstable_TrapFocus|Backdrop|Fade|Grow)\/|\/components\/(?:dialogs\/(?:Confirm)?Dialog\.tsx|layout\/ChoiceList)/,
  ],
];

/** Groups that a group always loads. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  pickers: ['dates', 'forms', 'overlays'],
  grid: ['choices', 'forms', 'overlays'],
  choices: ['forms', 'overlays'],
  scores: ['choices', 'forms', 'overlays'],
  firestore: ['identity'],
};

/** Re-exported by MUI's styles but unused: otherwise every page would load the text fields. */
const NEVER_USED = /\/@mui\/material\/styles\/enhanceHighContrast/;

/** Screens that open from a shared link, with their frame. */
const PREVIEWS = [
  'app/shells/PublicShell',
  'features/castings/routes/(?:Casting|Project)PreviewRoute',
  // Only for links that request votes.
  'features/castings/guest/Guest(?:Bar|Gate|Voice)',
];
/** So small that separate files would cost more than one shared file. */
const PREVIEW_ROUTES = /\/web\/src\/features\/castings\/routes\/(?:Casting|Project)PreviewRoute/;
/** Screens that open from an email (upload of a recording, answer to a request), with their frame. */
const AUDITIONS = ['features/auditions/routes/Audition(?:Gate|Upload)Route'];
const ANSWERS = ['features/availability/routes/'];
/** Opened from an email after a session: the report's section, and the verification page. */
const REPORTS = ['features/report/routes/'];
const FROM_EMAILS = ['app/shells/TokenShell', ...AUDITIONS, ...ANSWERS, ...REPORTS];

/** The sign-in page, and the frame of every page. */
const SIGN_IN = [
  'app/guards/SessionLayout',
  'app/guards/VisitorLayout',
  'features/accounts/routes/SignInRoute',
];

/** Frames are never alone on a page, so they need no file of their own. */
const FRAME = /\/web\/src\/app\/(?:guards|shells)\//;

/** Landing screens of each role: their modules form one file, those of other screens another. */
const LANDINGS = [
  'features/projects/routes/ProjectListRoute',
  'features/work/routes/DashboardRoute',
  'features/curation/routes/CurateRoute',
  'features/demos/routes/OwnDemosRoute',
];

/** Screens for people without an account or password. */
const WITHOUT_ACCOUNT = [
  'app/screens/OnboardingScreen',
  'features/accounts/routes/(?!Security)',
  'features/sign-up/routes/',
  'features/talents/routes/InvitationRoute',
];

const isOneOf = (places: readonly string[], roots: readonly string[]): boolean =>
  places.some((place) => roots.some((root) => new RegExp(`^${src}${place}`).test(root)));

/** Returns whether a landing screen needs one of these. */
const isLandedOn = (roots: readonly string[]): boolean =>
  roots.some((root) => FRAME.test(root)) || isOneOf(LANDINGS, roots);

/** Returns the simplest kind of page that needs a module. */
const getReaders = (roots: readonly string[]) => {
  const previews = isOneOf(PREVIEWS, roots);
  const fromEmails = isOneOf(FROM_EMAILS, roots);
  const signIn = isOneOf(SIGN_IN, roots);
  if (previews || fromEmails) {
    if (signIn) return 'frame';
    if (!fromEmails) return 'previews';

    // What one kind of email page shares with other screens loads only there.
    const isOfOnly = (places: readonly string[]) =>
      !previews &&
      !isLandedOn(roots) &&
      !isOneOf(WITHOUT_ACCOUNT, roots) &&
      roots.every((root) => isOneOf(places, [root]) || !isOneOf(FROM_EMAILS, [root]));

    if (isOfOnly(AUDITIONS)) return 'uploads';
    if (isOfOnly(ANSWERS)) return 'answers';

    // Modules shared by reports and the workspace load on no other email page; the reports' own part loads on no landing screen.
    const isOfReports = !isOneOf(['app/shells/TokenShell', ...AUDITIONS, ...ANSWERS], roots);
    if (isOfReports) return previews ? 'previews' : isLandedOn(roots) ? 'workspace' : 'reports';

    return 'public';
  }
  if (signIn) return 'sign-in';
  if (isOneOf(WITHOUT_ACCOUNT, roots)) return 'account';

  return isLandedOn(roots) ? 'workspace' : 'screens';
};

/** Groups that every page of a kind loads. */
const STANDING: Readonly<Record<ReturnType<typeof getReaders>, readonly string[]>> = {
  frame: [],
  public: [],
  previews: [],
  uploads: ['uploads'],
  answers: [],
  reports: ['plain'],
  'sign-in': ['identity'],
  account: [],
  workspace: ['overlays', 'identity', 'firestore'],
  screens: ['overlays', 'identity', 'firestore'],
};

const normalisePath = (id: string): string => id.replaceAll('\\', '/');

const findOwnThing = (id: string): string | undefined =>
  THINGS.find(([, what]) => what.test(normalisePath(id)))?.[0];

/** Returns everything reachable from a module through `next`, including itself. */
const walk = (id: string, next: (moduleId: string) => readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = [id];
  for (let moduleId = waiting.pop(); moduleId !== undefined; moduleId = waiting.pop()) {
    if (seen.has(moduleId) || NEVER_USED.test(normalisePath(moduleId))) continue;
    seen.add(moduleId);
    waiting.push(...next(moduleId));
  }
  return seen;
};

/** Returns the lazily loaded modules, or the app's entry, that load a module. */
const getRoots = (graph: Graph, id: string): readonly string[] =>
  [...walk(id, (importerId) => graph.getModuleInfo(importerId)?.importers ?? [])].filter((importerId) => {
    const info = graph.getModuleInfo(importerId);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });

/** Returns the groups that a module needs. */
const findStaticImports = (graph: Graph, id: string): readonly string[] => {
  const needed = walk(id, (moduleId) =>
    findOwnThing(moduleId) === undefined ? (graph.getModuleInfo(moduleId)?.importedIds ?? []) : [],
  );
  const things = new Set([...needed].map(findOwnThing));
  const names = THINGS.map(([name]) => name).filter((name) => things.has(name));
  return names.filter((name) => !names.some((text) => BRINGS[text]?.includes(name)));
};

const isPackage = (id: string): boolean => normalisePath(id).includes('/node_modules/');

/** Returns the group that alone imports a package's module; of several, the most common one. */
const findOwner = (graph: Graph, id: string): string | undefined => {
  if (!isPackage(id)) return undefined;

  const isOutside = (moduleId: string) => !isPackage(moduleId) || findOwnThing(moduleId) !== undefined;
  const users = [
    ...walk(id, (moduleId) => (isOutside(moduleId) ? [] : (graph.getModuleInfo(moduleId)?.importers ?? []))),
  ].filter(isOutside);
  const things = new Set(users.map(findOwnThing));
  if (things.has(undefined)) return undefined;

  const names = THINGS.map(([name]) => name).filter((name) => things.has(name));
  const common = names.at(-1);

  return names.every((name) => name === common || BRINGS[name]?.includes(common ?? '')) ? common : undefined;
};

/** Returns the file of a module; null: that of the only screen that uses it. */
const getChunk = (id: string, graph: Graph): string | null => {
  const thing = findOwnThing(id) ?? findOwner(graph, id);
  if (thing) return thing;

  const roots = getRoots(graph, id);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'app';

  const paths = roots.map(normalisePath);
  const isShared = paths.length > 1 || paths.every((root) => FRAME.test(root) || PREVIEW_ROUTES.test(root));
  if (!isShared) return null;

  const readers = getReaders(paths);
  const needed = findStaticImports(graph, id);
  // Separate from modules that need a group, because groups may import it.
  if (needed.length === 0) {
    if (readers === 'workspace' || readers === 'account') return 'base';
    return readers === 'screens' ? 'further' : readers;
  }

  // An imported file has at least as many readers, so these files never form an import cycle.
  return [readers, ...needed.filter((thing) => !STANDING[readers].includes(thing))].join('-');
};

/**
 * Groups shared modules into a few files, so that a page loads ten instead of eighty: each large
 * library is one file; our modules are grouped by their simplest page kind and required libraries.
 */
export const chunkGroups = {
  includeDependenciesRecursively: false,
  groups: [{ name: getChunk, debugName: 'shared' }],
};

interface ShippedChunk {
  readonly type: string;
  readonly imports?: readonly string[];
}

/**
 * Fails a build with a cycle of files: their modules would run in an undefined order and break only in a browser.
 */
export const noCircularChunks = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files: Readonly<Record<string, ShippedChunk>> = bundle;
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) this.error(`Files in a circle: ${[...trail, file].join(' → ')}`);
      if (done.has(file)) return;
      for (const next of files[file]?.imports ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of Object.keys(files)) visit(file, []);
  },
});
