import type { Opening, Texts } from './openings.ts';

/** A shipped file, as the bundler reports it. */
export interface Shipped {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
}

/** Files per page, for the inline script. Numbers, because most pages share most files. */
export interface PageFiles {
  readonly folder: string;
  readonly files: readonly string[];
  readonly texts: Readonly<Record<'en' | 'es', Readonly<Record<Texts | 'guests', readonly number[]>>>>;
  readonly openings: readonly PlannedOpening[];
  readonly signIn: PlannedOpening;
  readonly workspace: PlannedOpening;
  /** Address of the call that every signed-in page waits for; empty: not preloaded. */
  readonly settings: string;
  /** Files that start a signed-in page before the app loads. */
  readonly early: readonly number[];
  readonly appCheck: number;
}
interface PlannedOpening {
  /** A regular expression of the page's path. */
  readonly path: string;
  readonly shape: string;
  readonly texts: Texts;
  readonly files: readonly number[];
  readonly guestFiles?: readonly number[];
}

/** Returns a regular expression for a path such as `/project/:id` or `/self/new-talent/:slug?`. */
export const toPattern = (path: string): string =>
  `^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`;

const FOLDER = '/assets/';

const getParts = (locale: string, parts: readonly (Texts | 'guests')[]): readonly string[] =>
  parts.map((part) => `i18n/${locale}/${part}.ts`);

interface Plan extends Pick<PageFiles, 'settings'> {
  readonly openings: readonly Opening[];
  readonly signIn: Opening;
  readonly workspace: Opening;
  /** Modules that start a signed-in page, under `web/src`. */
  readonly early: readonly string[];
  /** Module that deployments with App Check load, under `web/src`. */
  readonly appCheck: string;
}

/** Returns the files that each opening needs besides the app's own. Throws when one of its modules isn't shipped. */
export const planPageFiles = (
  shipped: readonly Shipped[],
  { openings, signIn, workspace, settings, early, appCheck }: Plan,
): PageFiles => {
  const chunks = new Map(
    shipped.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );

  const listClosure = (
    names: readonly string[],
    knownPaths: ReadonlySet<string> = new Set(),
  ): ReadonlySet<string> => {
    const found = new Set<string>();
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name) || knownPaths.has(name)) continue;
      found.add(name);
      waiting.push(...(chunks.get(name)?.imports ?? []));
    }
    return found;
  };

  const pageFiles = listClosure(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const files: string[] = [];

  const getNumber = (name: string): number => {
    const file = name.slice(FOLDER.length - 1);
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };

  const findChunk = (module: string): string => {
    const chunk = [...chunks.values()].find(({ moduleIds = [] }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/src/${module}`)),
    );
    if (!chunk) throw new Error(`No file holds ${module}, which openings.ts names`);
    return chunk.fileName;
  };

  const getNumbers = (modules: readonly string[]): readonly number[] =>
    [...listClosure(modules.map(findChunk), pageFiles)].map(getNumber);

  const plan = ({ path, shape, texts, modules, guestModules }: Opening): PlannedOpening => {
    const planned = { path: toPattern(path), shape, texts, files: getNumbers(modules) };
    if (!guestModules) return planned;
    const guestFiles = getNumbers(guestModules).filter((file) => !planned.files.includes(file));
    return { ...planned, guestFiles };
  };

  const getTexts = (locale: string) => ({
    everyPage: getNumbers(getParts(locale, ['everyPage'])),
    auditions: getNumbers(getParts(locale, ['everyPage', 'auditions'])),
    availability: getNumbers(getParts(locale, ['everyPage', 'availability'])),
    report: getNumbers(getParts(locale, ['everyPage', 'report'])),
    wayIn: getNumbers(getParts(locale, ['everyPage', 'wayIn'])),
    signedIn: getNumbers(getParts(locale, ['everyPage', 'wayIn', 'signedIn'])),
    guests: getNumbers(getParts(locale, ['guests'])),
  });

  const planned = openings.map(plan);

  return {
    openings: planned,
    signIn: plan(signIn),
    workspace: plan(workspace),
    texts: { en: getTexts('en'), es: getTexts('es') },
    folder: FOLDER,
    files,
    settings,
    early: early.map((module) => getNumber(findChunk(module))),
    appCheck: getNumber(findChunk(appCheck)),
  };
};
