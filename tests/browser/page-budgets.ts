/** Budgets of a page, in kilobytes of 1,024 bytes and in milliseconds. */
interface PageBudget {
  readonly name: string;
  readonly path: string;
  /** Visible once the page is ready. */
  readonly text: string;
  /** Signed-in account; none by default. */
  readonly account?: string;
  /** Whether the gate checks it: one page of each kind. */
  readonly isInGate?: boolean;
  /** Whether the server renders it. */
  readonly isRendered?: boolean;
  /** Whether it loads Firebase without App Check too. */
  readonly hasFirebase?: boolean;
  /** All scripts of the page, as gzip packs them. */
  readonly scriptsKb: number;
  readonly scriptFiles: number;
  /** On Slow 4G with a CPU four times slower. Only measured by `npm run bench -- web`: machines are noisy. */
  readonly firstPaintMs: number;
  readonly mainTextMs: number;
  /** The same on a second visit, by what the device has kept; absent: nothing is kept of the page. */
  readonly secondTextMs?: number;
}

const PUBLIC = { scriptsKb: 208, scriptFiles: 8, firstPaintMs: 1500, mainTextMs: 5000 };
const LINKED = { ...PUBLIC, firstPaintMs: 1200, mainTextMs: 1200, isRendered: true };
/** With the additional files of voting guests. */
const VOTED_ON = { ...LINKED, scriptsKb: 214, scriptFiles: 10 };
/** 20 KB of it keep lists on the device, which the second visit shows. */
const SIGNED_IN = {
  scriptsKb: 429,
  scriptFiles: 15,
  firstPaintMs: 1500,
  mainTextMs: 5000,
  secondTextMs: 1500,
  hasFirebase: true,
};

/** Returns a page's files without those that only deployments with App Check load, as the local stack is one. */
export const dropAppCheck = (
  files: readonly string[],
  { hasFirebase = false }: Pick<PageBudget, 'hasFirebase'>,
): readonly string[] =>
  files.filter((file) => !(hasFirebase ? /\/appCheck-/ : /\/(?:appCheck|identity)-/).test(file));

export const OPEN_AUDITION = { urlIdentifier: 'lucia-audition-harbour', email: 'talent@agency-one.example' };

interface OwnLinks {
  readonly uploadToken: string;
  readonly answerPath: string;
}

/** Budgets of the pages that people open first. */
export const getPageBudgets = ({ uploadToken, answerPath }: OwnLinks): readonly PageBudget[] => [
  {
    name: 'Preview of a language',
    path: '/client/casting/harbour-light-spanish-preview',
    text: 'Lucía N.',
    ...LINKED,
  },
  {
    name: 'Preview of a project',
    path: '/client/project/project-harbour-light/casting',
    text: 'Lucía N.',
    ...VOTED_ON,
  },
  {
    name: 'Preview that asks for votes',
    isInGate: true,
    path: '/client/castings/harbour-light-all-languages',
    text: 'Vote on each voice',
    ...VOTED_ON,
  },
  {
    name: 'Upload of an audition',
    path: `/audition-entry/upload?token=${encodeURIComponent(uploadToken)}`,
    text: 'Harbour Light',
    ...LINKED,
  },
  { name: 'Slots for a talent', path: answerPath, text: 'Select Your Recording Time Slots', ...LINKED },
  {
    name: 'Report of a session',
    path: '/client/report/Hn4kT8rQz2WmVb6xLc9pDs3y',
    text: 'Send code',
    ...LINKED,
  },
  { name: 'Check of a sealed report', path: '/verify-report', text: 'Choose a PDF', ...PUBLIC },
  {
    name: 'Sign-in',
    isInGate: true,
    path: '/account/signin',
    text: 'Sign in',
    scriptsKb: 254,
    hasFirebase: true,
    scriptFiles: 10,
    firstPaintMs: 1500,
    mainTextMs: 5000,
  },
  {
    name: 'A client’s first screen',
    path: '/',
    text: 'Harbour Light',
    account: 'client@agency-one.example',
    ...SIGNED_IN,
  },
  {
    name: 'An admin’s first screen',
    isInGate: true,
    path: '/',
    text: 'Petra Lang',
    account: 'admin@agency-one.example',
    ...SIGNED_IN,
  },
  {
    name: 'An engineer’s first screen',
    path: '/',
    text: 'Pick up',
    account: 'engineer@agency-one.example',
    ...SIGNED_IN,
  },
];
