import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { runnerImport, type Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const literalParser = fileURLToPath(new URL('../src/i18n/literalParser.ts', import.meta.url));

const TEXTS =
  /[\\/]web[\\/]src[\\/]i18n[\\/](?:en|es)[\\/](?!index|everyPage|wayIn|signedIn|talentPages|agencyPages|audit\.)\w+\.ts$|[\\/]domain[\\/]src[\\/]messages[\\/](?:field|form)-errors\.(?:en|es)\.ts$/;
/** Characters that make a text more than a literal: values, plurals, quoting apostrophes, tags. */
const SYNTAX = /[{}#'<]/;

type Texts = Readonly<Record<string, string>>;

const compile = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, SYNTAX.test(text) ? parse(text) : text]),
  );

/**
 * Ships catalogs parsed, so that no page loads a parser (see `literalParser.ts`). A text that doesn't parse fails the build.
 */
export const compiledCatalogs = (): Plugin => ({
  name: 'compiled-catalogs',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === PARSER ? literalParser : null),
  async load(id) {
    if (!TEXTS.test(id)) return null;
    const { module, dependencies } = await runnerImport<Readonly<Record<string, Texts>>>(id);
    for (const file of dependencies) this.addWatchFile(file);
    const lines = Object.entries(module).map(
      ([name, texts]) => `export const ${name} = ${JSON.stringify(compile(texts))};`,
    );
    return { code: lines.join('\n'), moduleSideEffects: false };
  },
});
