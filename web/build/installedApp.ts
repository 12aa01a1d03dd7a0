import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin, PluginOption } from 'vite';
import type { PageFiles } from './shell/pageFiles.ts';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Rewrite {
  readonly regex?: string;
  readonly function?: { readonly functionId: string };
}

/** Patterns of the pages that the function `pages` renders. */
export const readRenderedPages = (): readonly string[] => {
  const { hosting } = JSON.parse(readFileSync(toPath('../../firebase.json'), 'utf8')) as {
    readonly hosting: { readonly rewrites: readonly Rewrite[] };
  };
  return hosting.rewrites.flatMap((rewrite) =>
    rewrite.regex && rewrite.function?.functionId === 'pages' ? [rewrite.regex] : [],
  );
};

const readPageFiles = (html: string): PageFiles => {
  const [, json] = /id="page-files">(.+?)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error('index.html has no list of page files');
  return JSON.parse(json) as PageFiles;
};

/** Returns whether the installed app needs a built file to open its first screen, in either language. */
const makeIsOpening = (): ((url: string) => boolean) => {
  const html = readFileSync(toPath('../dist/index.html'), 'utf8');
  const { folder, files, openings, workspace, signIn, texts, early } = readPageFiles(html);

  const numbers = [
    ...[...openings, workspace, signIn]
      .filter(({ shape }) => shape === 'workspace' || shape === 'sign-in')
      .flatMap((opening) => opening.files),
    ...texts.en.signedIn,
    ...texts.es.signedIn,
    ...early,
  ];
  const names = new Set(numbers.map((number) => `${folder}${files[number]}`));

  return (url) => names.has(`/${url}`) || html.includes(`"/${url}"`) || url === 'index.html';
};

/** A deployment's own icons, if its folder has them. */
export const getIconFolder = (): string => {
  const folder = process.env['VITE_BRAND_ASSETS'] ?? '';
  return folder !== '' && existsSync(toPath(`../public/${folder}/icon-512.png`)) ? `/${folder}` : '/icons';
};

/** Makes the app installable: its manifest, and the service worker with the files of the first screens. */
export const installedApp = (): PluginOption => {
  const icons = getIconFolder();
  const name = process.env['VITE_BRAND_TITLE'] || 'Voice Casting';

  const brandIcons: Plugin = {
    name: 'brand-icons',
    transformIndexHtml: (html) => html.replace('/icons/', `${icons}/`),
  };

  const app = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'worker.ts',
    injectRegister: false,
    manifest: {
      id: '/',
      name,
      short_name: name,
      description: 'Cast voices per language and character, hear them, book them.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f6f6f3',
      theme_color: '#f6f6f3',
      icons: [
        { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png' },
        { src: `${icons}/icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.js'],
      maximumFileSizeToCacheInBytes: 2 ** 21,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const isOpening = makeIsOpening();
          return { manifest: entries.filter(({ url }) => isOpening(url)), warnings: [] };
        },
      ],
    },
  });

  return [brandIcons, app];
};
