import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface FoundBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const findInstalled = (): string | undefined =>
  [
    ...(process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...PLACES,
  ].find((path) => existsSync(path));

const getEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const makeSystemBrowser = (executablePath: string): FoundBrowser => ({
  executablePath,
  env: getEnvironment(),
});

/**
 * Fonts for the packaged browser: its own and the system's. Its configuration only names folders of
 * a cloud function, and without fonts the browser crashes.
 */
const makeFontConfig = (folder: string): string => {
  const file = join(folder, 'fonts.conf');
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders.map((path) => `<dir>${path}</dir>`).join('')}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`,
  );

  return file;
};

/** The browser of @sparticuz/chromium. It unpacks its shared libraries only on a cloud function, beside the temporary folder, so its import simulates both. */
const findPackaged = async (): Promise<FoundBrowser | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;

  const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
  mkdirSync(folder, { recursive: true });

  const before = { TMPDIR: process.env['TMPDIR'], LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] };
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';

  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const env = {
      ...getEnvironment(),
      FONTCONFIG_FILE: makeFontConfig(folder),
      TMPDIR: before.TMPDIR ?? '/tmp',
    };
    return { executablePath, env };
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    Reflect.deleteProperty(process.env, 'AWS_EXECUTION_ENV');
  }
};

/**
 * `CHROME_PATH`, else an installed or packaged browser; undefined without one. Tests use the packaged one: a third of the CPU
 * time and the same everywhere. Measurements use an installed one, as people have it.
 */
export const findBrowser = async (
  preferred: 'packaged' | 'installed' = 'packaged',
): Promise<FoundBrowser | undefined> => {
  const path = process.env['CHROME_PATH'];
  if (path) return makeSystemBrowser(path);
  const installed = findInstalled();
  if (installed && preferred === 'installed') return makeSystemBrowser(installed);
  return (await findPackaged()) ?? (installed ? makeSystemBrowser(installed) : undefined);
};
